import { expect, it } from 'vitest'
import type { TableError } from '../table-errors.ts'
import { doubtOf, mayLackLetters } from './doubt-text.ts'

it.each<[TableError, string[]]>([
  ['question-marks', ['А?парат', '?ақ', '??ла? аппаратыны? батареясы', 'слово ??? слово', '??']],
  ['formula-error', ['#REF!', '#DIV/0!', '#N/A', ' #NAME? ', '########']],
  ['formula-error', ['#Н/Д', '#ДЕЛ/0!', '#ЗНАЧ!', '#ИМЯ?', '#ССЫЛКА!', 'Err:502', 'Ошибка:502']],
  ['lost-letters', ['Слу\ufffdовой', '\ud83d', '\ue000']],
  ['garbled', ['РЎР»СѓС…РѕРІРѕР№', 'Ñëóõîâîé', 'Ð¡Ð»ÑƒÑ…', '倀爀椀挀攀']],
  ['control-signs', ['Слух\u0007', 'Слух\u0000', 'Слух_x0007_']],
  ['cut-number', ['4,60123E+12', '4.6E+12', '1e-7']],
])('%s', (code, texts) => {
  expect(texts.map((text) => [text, doubtOf(text)])).toEqual(texts.map((text) => [text, code]))
})

it('leaves what people write alone', () => {
  const texts = [
    '',
    'Что это? И зачем?',
    'Қалай тағады?',
    'Неге?!',
    'Правда?.. Да',
    '/index.php?route=product&id=42',
    'https://estu.example/катaлог?цвет=?',
    'Номер #5',
    '#слух',
    'ТЕГІН»',
    'Сыйлық — «ЕКІНШІ»',
    'Café Größe naïve',
    'IP67, 3E5, E12',
    '12 500 ₸ · №1 ™ ®',
    'две\nстроки\tи табуляция',
    'Ёлка, ЁЖ, ұлттық, ҺАН, іс',
    '👂 слух',
  ]
  expect(texts.filter((text) => doubtOf(text) !== null)).toEqual([])
})

it('takes a `?` after a letter for a lost one where the encoding has no Kazakh letters, but in Russian texts', () => {
  expect(mayLackLetters('Ба?', 'kk')).toBe(true)
  expect(mayLackLetters('Ба?', null)).toBe(true)
  expect(mayLackLetters('Зачем?', 'ru')).toBe(false)
  expect(mayLackLetters('?', 'ru')).toBe(true)
  expect(mayLackLetters('/a?b=1', null)).toBe(false)
  expect(mayLackLetters('Батарея', 'kk')).toBe(false)
})
