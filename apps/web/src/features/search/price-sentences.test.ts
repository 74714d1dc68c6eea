import { createTranslator } from 'next-intl'
import { expect, it } from 'vitest'
import kk from '../../../messages/kk.json' with { type: 'json' }
import ru from '../../../messages/ru.json' with { type: 'json' }
import { priceSentences } from './price-sentences'

const translators = {
  ru: createTranslator({ locale: 'ru', messages: ru, timeZone: 'Asia/Almaty' }),
  kk: createTranslator({ locale: 'kk', messages: kk, timeZone: 'Asia/Almaty' }),
}
const said = (locale: 'ru' | 'kk', ...[price]: [Parameters<typeof priceSentences>[2]]) =>
  priceSentences(translators[locale], locale, price).replace(/\s/g, ' ').trim()

it.each([
  ['ru', { most: 200_000, order: null, isMet: true }, 'Показаны товары не дороже 200 000 ₸.'],
  ['ru', { most: null, order: 'cheap', isMet: true }, 'Сначала дешёвые.'],
  [
    'ru',
    { most: 5000, order: 'cheap', isMet: false },
    'Не дороже 5 000 ₸ ничего не нашлось, показаны и другие товары.',
  ],
  [
    'kk',
    { most: 200_000, order: 'dear', isMet: true },
    'Бағасы 200 000 ₸-ден аспайтын тауарлар көрсетілді. Алдымен қымбаттары.',
  ],
] as const)('says in %s what %j did', (locale, price, sentences) => {
  expect(said(locale, price)).toBe(sentences)
})
