import { expect, it } from 'vitest'
import { settingsOf } from './npm-settings.ts'
import { missingOf, requireTools } from './require-tools.ts'

it('names the programs that are missing', async () => {
  expect(await missingOf(['sh', 'no-such-program'])).toEqual(['no-such-program'])
})

it('says in a sentence what it cannot run on', async () => {
  await expect(requireTools('darwin', 0)).rejects.toThrow('on Linux only')
  await expect(requireTools('linux', 1000)).rejects.toThrow('by root')
})

it('hands on what npm is told, the nearest file last', () => {
  const { npmrc, certificates } = settingsOf(['cafile=/a.pem\nfund=false\n', 'cafile = /b.pem\n'], '/c.pem')
  expect(npmrc).toBe('fund=false\ncafile=/b.pem\n')
  expect(certificates).toBe('/b.pem')
})

it('trusts in a build what Node trusts on this machine', () => {
  expect(settingsOf([''], '/c.pem')).toEqual({ npmrc: 'cafile=/c.pem\n', certificates: '/c.pem' })
  expect(settingsOf([''], undefined)).toEqual({ npmrc: '', certificates: null })
})
