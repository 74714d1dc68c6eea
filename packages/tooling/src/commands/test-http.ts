import { httpCheck } from '../checks/http-check.ts'
import { findJava } from '../checks/machine/find-java.ts'
import { readToolingEnv } from '../env.ts'
import { say, step } from '../progress.ts'
import { runCommand } from '../run-command.ts'
import { buildShop } from '../runtime/build.ts'
import { seedContent } from '../runtime/seeded-content.ts'

/**
 * Tests that ask a whole shop by HTTP, on a shop of their own: those whose path holds one of the words, or all.
 * Usage: pnpm test:http [WORD …] [--shops=N] [--full]; `--full` with as many pieces as are promised.
 */
runCommand(async () => {
  const given = process.argv.slice(2)
  const words = given.filter((argument) => !argument.startsWith('--'))
  const shops = Number(given.find((argument) => argument.startsWith('--shops='))?.slice('--shops='.length) ?? 1)
  const java = await findJava(readToolingEnv().javaPath)
  await step('building what changed', buildShop)
  const content = await step('seeding the content', () => seedContent(false))
  try {
    const { passed, failed, output } = await httpCheck(content, {
      names: Array.from({ length: shops }, (_, index) => `shop_some_${index + 1}`),
      words,
      java,
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
