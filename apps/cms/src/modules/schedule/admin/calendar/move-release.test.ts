import { expect, it } from 'vitest'
import { releaseOutcome } from './move-release.ts'

const [inRussian, inKazakh] = [(ru: string) => ru, (_ru: string, kk: string) => kk]

const finding = (title: string, lacks: string[]) => ({
  ...{ collection: 'articles', id: title, locale: 'kk' as const, title },
  ...{ reason: 'incomplete' as const, lacks, fields: [], words: null },
})

it('names what keeps a release from going out, in the interface language', () => {
  const answer = { ok: false, error: 'stopped', findings: [finding('Статья', ['Текст', 'Заголовок'])] }
  expect(releaseOutcome(inRussian, answer)).toEqual({
    ok: false,
    problem: 'refused',
    words: 'Выпуск не выйдет: «Статья», казахский: не заполнено: Текст, Заголовок',
  })
  expect(releaseOutcome(inKazakh, answer)).toMatchObject({
    words: 'Шығарылым шықпайды: «Статья», қазақша: толтырылмаған: Текст, Заголовок',
  })
})

it('names five reasons of many, and counts the rest', () => {
  const findings = Array.from({ length: 7 }, (_, index) => finding(`Статья ${index}`, []))
  const outcome = releaseOutcome(inRussian, { ok: false, error: 'stopped', findings })
  expect(outcome).toMatchObject({ words: expect.stringMatching(/«Статья 4».*; и ещё 2$/) })
  expect(outcome).not.toMatchObject({ words: expect.stringContaining('Статья 5') })
})

it.each([
  ['past', 'past'],
  ['published', 'gone'],
  ['not-planned', 'gone'],
  ['no-such-release', 'gone'],
  ['empty', 'refused'],
  [undefined, 'failed'],
])('maps %s to %s', (error, problem) => {
  expect(releaseOutcome(inRussian, { ok: false, ...(error && { error }) })).toMatchObject({ problem })
})

it('maps a missing answer to a failure, and a success to a success', () => {
  expect(releaseOutcome(inRussian, null)).toEqual({ ok: false, problem: 'failed' })
  expect(releaseOutcome(inRussian, { ok: true })).toEqual({ ok: true })
})
