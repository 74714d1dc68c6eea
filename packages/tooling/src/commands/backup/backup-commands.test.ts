import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { childEnv, root } from '../../env.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'estu-commands-'))
  await writeFile(path.join(folder, 'some.key'), `${Buffer.alloc(32).toString('base64')}\n`)
  await writeFile(path.join(folder, 'some.backup'), 'something else')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Runs a command in a data folder where nothing stands. @returns what it says */
function run(
  name: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<{ code: unknown; output: string }> {
  const command = path.join(root, `packages/tooling/src/commands/backup/${name}.ts`)
  const full = childEnv({ ESTU_DATA_DIR: path.join(folder, 'data'), INIT_CWD: folder, ...env })
  return new Promise((resolve) => {
    execFile(process.execPath, [command, ...args], { env: full, cwd: root }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, output: stdout + stderr }),
    )
  })
}

it.each([
  ['backup', [], '', /no shop stands in .*data yet: start it once/],
  ['restore', [], '', /name the backup/],
  ['restore', ['some.backup', '--until'], '', /name the backup, and a later moment/],
  ['restore', ['some.backup', '--until', 'yesterday'], '', /yesterday is no moment such as/],
  ['restore', ['some.backup'], '', /there is no key in .*backup\.key/],
  ['restore', ['absent.backup'], 'some.key', /there is no file .*absent\.backup/],
  ['restore', ['some.backup'], 'some.key', /some\.backup is not a backup of this shop/],
  ['upgrade-shop', ['--sideways'], '', /say nothing, --go-on or --back/],
  ['upgrade-shop', ['--back'], '', /no upgrade was broken off/],
])('%s %j says in one sentence what is wrong, and makes no shop', async (name, args, key, words) => {
  const { code, output } = await run(name, args, key ? { ESTU_BACKUP_KEY_FILE: path.join(folder, key) } : {})
  expect(output).toMatch(words)
  expect(output).not.toMatch(/\n\s+at /)
  expect(output.match(/Estu cannot go on/g)).toHaveLength(1)
  expect(code).toBe(1)
  expect(await readdir(path.join(folder, 'data')).catch(() => [])).toEqual([])
})
