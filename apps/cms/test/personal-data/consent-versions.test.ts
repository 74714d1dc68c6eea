import type { Locale } from '@estu/domain/locale/locales'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { recordConsent } from '../../src/modules/customer-requests/operations/record-consent.ts'
import { giveConsentTexts } from '../support/consent-texts.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await openCms()
  await giveConsentTexts(cms.payload)
})
afterAll(() => cms?.close())

const readRows = async (locale: Locale) =>
  (await cms.payload.findGlobal({ slug: 'legal', locale, overrideAccess: true })).consents ?? []

async function saveOrder(locale: Locale, own: { text: string; version?: string }): Promise<string | undefined> {
  const rows = (await readRows(locale)).map((row) => (row.purpose === 'order' ? { ...row, ...own } : row))
  await cms.payload.updateGlobal({ slug: 'legal', locale, data: { consents: rows }, overrideAccess: true })
  return (await readRows(locale)).find(({ purpose }) => purpose === 'order')?.version
}

it('keeps the version that both languages were first written under', async () => {
  for (const locale of ['ru', 'kk'] as const)
    expect(new Set((await readRows(locale)).map(({ version }) => version))).toEqual(new Set(['1']))
})

it('gives reworded consents a new version in either language, and leaves the others', async () => {
  expect(await saveOrder('ru', { text: 'Согласие: order ' })).toBe('1')
  expect(await saveOrder('ru', { text: 'Согласие, новые слова' })).toBe('2')
  expect(await saveOrder('kk', { text: 'Келісім, жаңа сөздер' })).toBe('3')
  const others = (await readRows('ru')).filter(({ purpose }) => purpose !== 'order')
  expect(new Set(others.map(({ version }) => version))).toEqual(new Set(['1']))
})

it('keeps the version an editor writes', async () => {
  expect(await saveOrder('ru', { text: 'Совсем другие слова', version: '2027-1' })).toBe('2027-1')
})

it('records consents to different words under different versions', async () => {
  const req = await createLocalReq({}, cms.payload)
  for (const [subject, text] of [
    ['orders:1', 'Слова первые'],
    ['orders:2', 'Слова вторые'],
  ] as const) {
    await saveOrder('ru', { text })
    await recordConsent(req, 'order', subject, 'ru')
  }
  const { docs } = await cms.payload.find({ collection: 'consents', sort: 'subject', overrideAccess: true })
  expect(docs.map(({ version, text }) => [version, text])).toEqual([
    ['2027-2', 'Слова первые'],
    ['2027-3', 'Слова вторые'],
  ])
})
