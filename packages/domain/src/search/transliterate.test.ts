import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toCyrillic, toLatin } from './transliterate.ts'

it('reads Russian and Kazakh words in Latin letters', () => {
  const meant = {
    batareika: 'батарейка',
    batareyka: 'батарейка',
    sluhovoi: 'слуховой',
    apparat: 'аппарат',
    zaryadka: 'зарядка',
    implantaciya: 'имплантация',
    shum: 'шум',
    qulaq: 'кулак',
    estu: 'есту',
    zhondeu: 'жондеу',
    centr: 'центр',
  }
  for (const [word, cyrillic] of Object.entries(meant)) expect(toCyrillic(word), word).toContain(cyrillic)
})

it('says brands as they sound', () => {
  expect(toCyrillic('phonak')[0]).toBe('фонак')
  expect(toCyrillic('bernafon')[0]).toBe('бернафон')
  expect(toCyrillic('danavox')).toContain('данавокс')
})

it('writes Cyrillic in Latin', () => {
  expect(toLatin('батарейка')).toBe('batareyka')
  expect(toLatin('құлақ')).toBe('qulaq')
})

it('gives at least one and at most six readings, without Latin letters, of any Latin word', () => {
  const words = fc.string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'), minLength: 1, maxLength: 40 })
  fc.assert(
    fc.property(words, (word) => {
      const readings = toCyrillic(word)
      expect(readings.length).toBeGreaterThan(0)
      expect(readings.length).toBeLessThanOrEqual(6)
      for (const reading of readings) expect(reading).not.toMatch(/[a-z]/)
    }),
  )
})

it('reads its own Latin as the word or as one that sounds the same', () => {
  for (const word of ['слух', 'вкладыш', 'чистка', 'аккумулятор', 'рецепт'])
    expect(toCyrillic(toLatin(word)), word).toContain(word)
})
