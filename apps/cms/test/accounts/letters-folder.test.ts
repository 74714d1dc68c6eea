import { mkdtemp, readdir, readFile, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openCms, type TestCms } from '../support/open-cms.ts'

let cms: TestCms
let folder: string
beforeAll(async () => {
  folder = path.join(await mkdtemp(path.join(process.env.TEST_FOLDER ?? os.tmpdir(), 'estu-letters-')), 'letters')
  cms = await openCms({ mailDir: folder })
})
afterAll(() => cms?.close())

it('without a mail server letters lie in a folder that their owner alone reads, and no log has a word of them', async () => {
  const said = [vi.spyOn(console, 'log'), vi.spyOn(console, 'info'), vi.spyOn(process.stdout, 'write')]
  const link = 'http://localhost:3001/admin/reset/secret-token'
  await cms.payload.sendEmail({ to: 'asel@example.kz', subject: 'Новый пароль', text: `Задать: ${link}` })
  const logged = said.map((spy) => JSON.stringify(spy.mock.calls)).join()
  for (const spy of said) spy.mockRestore()
  expect(logged).not.toContain('secret-token')
  expect(logged).not.toContain('asel@example.kz')
  const [file, ...more] = await readdir(folder)
  expect(more).toEqual([])
  const at = path.join(folder, file ?? '')
  expect(await readFile(at, 'utf8')).toBe(`asel@example.kz\nНовый пароль\n\nЗадать: ${link}\n`)
  expect(((await stat(at)).mode & 0o777).toString(8)).toBe('600')
  expect(((await stat(folder)).mode & 0o777).toString(8)).toBe('700')
})
