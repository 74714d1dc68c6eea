import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findPgTool, foldersOfTools } from './pg-tools.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'estu-tools-'))
  for (const version of [9, 15, 18]) await makeTool(`${version}/bin`, `pg_dump (PostgreSQL) ${version}.4`)
  await makeTool('foreign', 'pg_dump of somebody else')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function makeTool(below: string, says: string) {
  await mkdir(path.join(folder, below), { recursive: true })
  const file = path.join(folder, below, 'pg_dump')
  await writeFile(file, `#!/bin/sh\necho '${says}'\n`)
  await chmod(file, 0o755)
}
const at = (...names: string[]) => names.map((name) => path.join(folder, name))

it('looks into the newest version first, and then where programs are found', async () => {
  expect(await foldersOfTools('/usr/bin', [folder])).toEqual([...at('18/bin', '15/bin', '9/bin'), '/usr/bin'])
})

it('takes a tool of the server’s version or a newer one', async () => {
  const folders = at('foreign', '9/bin', '18/bin', '15/bin')
  expect(await findPgTool('pg_dump', 18, folders)).toBe(path.join(folder, '18/bin/pg_dump'))
  expect(await findPgTool('pg_dump', 16, folders)).toBe(path.join(folder, '18/bin/pg_dump'))
})

it('says what to install where there is none, or only an older one', async () => {
  await expect(findPgTool('pg_dump', 18, at('foreign', 'absent'))).rejects.toThrow(
    'PostgreSQL 18 needs pg_dump 18 or newer; none is installed. Install the package postgresql-client-18',
  )
  await expect(findPgTool('pg_dump', 18, at('15/bin', '9/bin'))).rejects.toThrow('only 15 and 9 is installed')
})
