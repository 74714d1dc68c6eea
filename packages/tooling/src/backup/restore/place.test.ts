import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { finishMove, openStaging, requireRoom } from './place.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'estu-place-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

it('says how much room a backup needs and how much there is', async () => {
  await expect(requireRoom(folder, 1)).resolves.toBeUndefined()
  await expect(requireRoom(folder, 2 ** 62)).rejects.toThrow(
    /the disk of .* has \d+ MB left, and the backup needs \d+ MB/,
  )
})

it('leaves the restore of another process alone, and throws away what a dead one left', async () => {
  const staging = await openStaging(folder)
  await writeFile(path.join(staging, '.process'), String(process.ppid))
  await expect(finishMove(folder)).rejects.toThrow(`another restore (process ${process.ppid}) is at work in ${folder}`)
  await writeFile(path.join(staging, '.process'), '999999999')
  expect(await finishMove(folder)).toBe(false)
  expect(await readdir(folder)).toEqual([])
})
