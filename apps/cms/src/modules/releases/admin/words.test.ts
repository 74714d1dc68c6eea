import { expect, it } from 'vitest'
import { findingWords } from './words.ts'

const said = (lacks: string[], words: string | null, language: 'ru' | 'kk' = 'ru') =>
  findingWords((ru, kk) => (language === 'ru' ? ru : kk), { reason: 'incomplete', lacks, words })

it('calls empty what is empty, and says of the rest which rule it breaks', () => {
  const wrong = 'Старая цена, ₸: должна быть больше нынешней.'
  expect(said(['Бренд', 'Форма'], null)).toBe('не заполнено: Бренд, Форма')
  expect(said(['Бренд'], wrong)).toBe(`не заполнено: Бренд; ${wrong}`)
  expect(said([], wrong)).toBe(wrong)
  expect(said([], null, 'kk')).toBe('толтырылмаған')
})
