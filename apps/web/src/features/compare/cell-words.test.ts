import { compareDevices } from '@estu/domain/compare/comparison-rows'
import { sampleDevice } from '@estu/domain/compare/sample-device'
import { expect, it } from 'vitest'
import { cellWords } from './cell-words'

const device = { ...sampleDevice, connectivity: ['bluetooth'] }
const bare = {
  ...device,
  priceKzt: null,
  monthly: null,
  connectivity: [],
  features: [],
  inTheBox: [],
  ipRating: null,
  trialDays: null,
}

it('says each cell in words', () => {
  const said = compareDevices([device, bare]).map(({ key, values }) => [
    key,
    ...values.map((value) => cellWords(value, 'ru').replaceAll('\u00a0', ' ').replaceAll('\u2060', '')),
  ])
  expect(said).toEqual([
    ['price', '389 990 ₸', 'не указано'],
    ['monthly', '32 500 ₸ × 12 мес.', 'не указано'],
    ['loss', 'I–III', 'I–III'],
    ['power', 'M', 'M'],
    ['children', 'нет', 'нет'],
    ['channels', '16', '16'],
    ['programs', '4', '4'],
    ['noise', 'есть', 'не указано'],
    ['tinnitus', 'нет', 'не указано'],
    ['phone', 'звук телефона слышно в аппарате', 'не указано'],
    ['tv', 'нет', 'не указано'],
    ['app', 'нет', 'не указано'],
    ['form', 'С ресивером в канале', 'С ресивером в канале'],
    ['source', 'аккумулятор', 'аккумулятор'],
    ['life', 'до 18 часов', 'до 18 часов'],
    ['ip', 'IP68', 'не указано'],
    ['warranty', '36 месяцев', '36 месяцев'],
    ['trial', '14 дней', 'не указано'],
    ['box', 'Аппарат, Зарядка', 'не указано'],
    ['availability', 'Есть в наличии, можно примерить', 'Есть в наличии, можно примерить'],
  ])
})
