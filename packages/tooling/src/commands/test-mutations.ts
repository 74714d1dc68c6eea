import path from 'node:path'
import { captureTool } from '../checks/capture-tool.ts'
import { OperatorError, root } from '../env.ts'
import { applyMutation } from '../mutations/apply-mutation.ts'
import { type Mutation, mutations } from '../mutations/mutations.ts'
import { say, step } from '../progress.ts'
import { runCommand } from '../run-command.ts'

const silenceMs = 10 * 60_000
const own = (command: string) => path.join(root, 'packages/tooling/src/commands', command)

type Run = { command: string; args: string[]; cwd: string }

/** How the tests of each level are run, one file alone. */
const runs: Record<Mutation['level'], (test: string) => Run> = {
  domain: (test) => ({ command: 'vitest', args: ['run', test], cwd: 'packages/domain' }),
  web: (test) => ({ command: 'vitest', args: ['run', test], cwd: 'apps/web' }),
  cms: (test) => ({
    command: process.execPath,
    args: [own('with-database.ts'), 'vitest', 'run', '--project=cms', test],
    cwd: 'apps/cms',
  }),
  browser: (test) => ({ command: process.execPath, args: [own('test-browser.ts'), test], cwd: '.' }),
}

/**
 * Breaks the product in one place after another and looks whether a file of the gate, run alone, is red for it.
 * Usage: pnpm test:mutations [WORD …]; those whose name or level holds one of the words, else all.
 */
runCommand(async () => {
  const words = process.argv.slice(2)
  const chosen = mutations.filter(
    ({ name, level }) => words.length === 0 || words.some((word) => name.includes(word) || level === word),
  )
  if (chosen.length === 0) throw new OperatorError('no mutation has such a name or level.')
  const unseen: string[] = []
  for (const mutation of chosen)
    if (!(await step(`${mutation.name}: ${mutation.test}`, () => isSeen(mutation)))) unseen.push(mutation.name)
  for (const name of unseen) say(`not seen: ${name}`)
  say(`${chosen.length - unseen.length} passed, ${unseen.length} failed`)
  return unseen.length === 0 ? 0 : 1
})

/** Whether tests ran and were red; a command that cannot begin shows nothing. */
async function isSeen(mutation: Mutation): Promise<boolean> {
  const { command, args, cwd } = runs[mutation.level](mutation.test)
  const putBack = applyMutation(mutation)
  try {
    const where = { name: mutation.level, cwd: path.join(root, cwd), env: {}, silenceMs, hear: () => undefined }
    const { code, output } = await captureTool({ ...where, command, args })
    return code !== 0 && /[1-9]\d* failed/.test(output)
  } finally {
    putBack()
  }
}
