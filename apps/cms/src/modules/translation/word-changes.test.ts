import { expect, it } from 'vitest'
import { wordChanges } from './word-changes.ts'

/** `-taken out-` and `+put in+`. */
const shown = (before: string, after: string) =>
  wordChanges(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'added' ? `+${text}+` : `-${text}-`))
    .join('')

it('changes Russian by words, neighbours together', () => {
  expect(shown('Первую неделю надевайте дома.', 'Первые три дня надевайте дома.')).toBe(
    '-Первую неделю-+Первые три дня+ надевайте дома.',
  )
  expect(shown('аппарат', 'аппарата')).toBe('-аппарат-+аппарата+')
})

it('changes Kazakh by words, letters with tails among them', () => {
  expect(shown('Аппаратты үйде тағыңыз.', 'Аппаратты үйде ғана тағыңыз.')).toBe('Аппаратты үйде +ғана +тағыңыз.')
  expect(shown('бір сағат', 'екі-үш сағат')).toBe('-бір-+екі-үш+ сағат')
})

it('a text that stays has no change, one that begins or ends is one change', () => {
  expect(wordChanges('Сол мәтін', 'Сол мәтін')).toEqual([{ kind: 'same', text: 'Сол мәтін' }])
  expect(shown('', 'Новый текст')).toBe('+Новый текст+')
  expect(shown('Старый текст', '')).toBe('-Старый текст-')
})

it('paragraphs stay apart', () => {
  expect(shown('Один.\nДва.', 'Один раз.\nДва.')).toBe('Один+ раз+.\nДва.')
})

it('long texts that have nothing in common are one change, told before a reader gives up', () => {
  const text = (letter: string) => Array.from({ length: 30_000 }, (_, index) => `${letter}${index}`).join(' ')
  const [before, after] = [text('а'), text('б')]
  expect(wordChanges(before, after)).toEqual([
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ])
})
