import { browserCheck } from '../checks/browser-check.ts'
import { browserFiles } from '../checks/browser-files.ts'
import { findChromium } from '../checks/machine/find-chromium.ts'
import { findJava } from '../checks/machine/find-java.ts'
import { OperatorError, readToolingEnv } from '../env.ts'
import { say, step } from '../progress.ts'
import { runCommand } from '../run-command.ts'
import { buildShop } from '../runtime/build.ts'
import { seedContent } from '../runtime/seeded-content.ts'

/**
 * Some of the browser tests, on a shop of their own: those whose path holds one of the words.
 * Usage: pnpm test:browser WORD … [--times=N] [--named=WORDS] [--shops=N] [--full]; `--full` with as many pieces as are
 * promised, each file on whichever of N shops is free.
 */
runCommand(async () => {
  const given = process.argv.slice(2)
  const words = given.filter((argument) => !argument.startsWith('--'))
  const option = (name: string) => given.find((given) => given.startsWith(`--${name}=`))?.slice(name.length + 3)
  const times = Number(option('times') ?? 1)
  const shops = Number(option('shops') ?? 1)
  const { gate, full, timed } = await browserFiles()
  const files = [...gate, ...full, ...timed].filter((file) => words.some((word) => file.includes(word)))
  if (files.length === 0) throw new OperatorError('no browser test has such a path; they lie in apps/web/e2e.')
  const { chromiumPath, javaPath } = readToolingEnv()
  const chromium = await findChromium(chromiumPath)
  const java = await findJava(javaPath)
  await step('building what changed', buildShop)
  const content = await step('seeding the content', () => seedContent(false))
  try {
    const { passed, failed, output } = await browserCheck(content, {
      names: Array.from({ length: shops }, (_, index) => `shop_some_${index + 1}`),
      files,
      chromium,
      java,
      times,
      ...(option('named') ? { named: option('named') } : {}),
      fullSize: given.includes('--full'),
      hear: say,
    })
    if (failed > 0) say(output ?? '')
    say(`${passed} passed, ${failed} failed`)
    return failed === 0 ? 0 : 1
  } finally {
    await content.stop()
  }
})
