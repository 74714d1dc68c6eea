import fc from 'fast-check'
import { expect, it } from 'vitest'
import { foldKazakh, foldSoft } from './fold-kazakh.ts'

it('makes a Kazakh word and the Russian letters typed for it one', () => {
  const typed = {
    құлақ: 'кулак',
    дәрігер: 'даригер',
    жөндеу: 'жондеу',
    сөз: 'соз',
    үйге: 'уйге',
    һәм: 'хам',
    ауыру: 'ауиру',
  }
  for (const [word, russian] of Object.entries(typed)) expect(foldKazakh(word)).toBe(foldKazakh(russian))
})

it('forgets the breve and the signs', () => {
  expect(foldKazakh('слуховой подъезд альфа')).toBe('слуховои подезд алфа')
})

it('changes nothing the second time', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'абвгдежзийклмнопрстуфхцчшщъыьэюяәғқңөұүһі') })
  fc.assert(
    fc.property(letters, (word) => {
      expect(foldKazakh(foldKazakh(word))).toBe(foldKazakh(word))
    }),
  )
})

it('knows what is typed for the soft letters', () => {
  expect(foldSoft('жөндеу')).toBe(foldKazakh('жендеу'))
  expect(foldSoft('сөз')).toBe('сез')
  expect(foldSoft('құлақ')).toBeNull()
})
