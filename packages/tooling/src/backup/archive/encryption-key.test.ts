import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBackupKey, requireBackupKey } from './encryption-key.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'estu-key-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const at = (name: string) => ({ keyFile: path.join(folder, name), key: undefined })

it('is made once, for the operator alone to read, and is the same afterwards', async () => {
  await expect(requireBackupKey(at('one/backup.key'))).rejects.toThrow('there is no key in')
  const made = await openBackupKey(at('one/backup.key'))
  expect(made).toMatchObject({ isNew: true, place: path.join(folder, 'one/backup.key') })
  expect((await stat(made.place)).mode & 0o077).toBe(0)
  expect(await openBackupKey(at('one/backup.key'))).toEqual({ ...made, isNew: false })
})

it('comes from the environment where it is given there', async () => {
  const { bytes } = await openBackupKey(at('two.key'))
  const key = (await readFile(path.join(folder, 'two.key'), 'utf8')).trim()
  expect(await requireBackupKey({ ...at('none.key'), key })).toEqual({ bytes, place: 'ESTU_BACKUP_KEY', isNew: false })
})

it.each(['', 'short', 'a'.repeat(44), `${'A'.repeat(43)}=x`])('refuses %j as a key', async (text) => {
  await writeFile(path.join(folder, 'bad.key'), text)
  await expect(openBackupKey(at('bad.key'))).rejects.toThrow('bad.key holds no key of backups')
})
