import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pruneBackups } from './prune-backups.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'estu-prune-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const backup = (moment: string) => `estu-2026-11-${moment}-00-00Z.backup`

it('removes what the rule keeps no longer, but neither other files nor what an upgrade goes back to', async () => {
  const names = [backup('30T03'), backup('28T05'), backup('28T04'), backup('28T03'), 'notes.txt']
  for (const name of names) await writeFile(path.join(folder, name), '')
  expect(await pruneBackups(folder, path.join(folder, backup('28T03')))).toEqual([backup('28T04')])
  expect((await readdir(folder)).toSorted()).toEqual(names.filter((name) => name !== backup('28T04')).toSorted())
})
