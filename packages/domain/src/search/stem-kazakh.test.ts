import fc from 'fast-check'
import { expect, it } from 'vitest'
import { foldKazakh } from './fold-kazakh.ts'
import { stemKazakh } from './stem-kazakh.ts'

const formsOf = (word: string) => stemKazakh(foldKazakh(word))

it('finds the word in its forms: cases, possessives, plurals and all of them', () => {
  const inflected: Record<string, string[]> = {
    аппарат: ['аппараттар', 'аппараты', 'аппаратының', 'аппараттарының', 'аппаратқа', 'аппаратпен', 'аппараттан'],
    құлақ: ['құлағы', 'құлағым', 'құлаққа', 'құлағында', 'құлақтағы', 'құлақтарымыз'],
    дәрігер: ['дәрігерге', 'дәрігердің', 'дәрігерлер', 'дәрігеріміз'],
    батарея: ['батареялар', 'батареяны', 'батареясы', 'батареяларды'],
    бала: ['балалар', 'балаларға', 'балам', 'баланың'],
    филиал: ['филиалда', 'филиалдар', 'филиалдан'],
    кітап: ['кітабы', 'кітабым'],
    таңда: ['таңдаймын', 'таңдау', 'таңдаймыз'],
    дайындал: ['дайындаламын', 'дайындалу'],
  }
  for (const [word, forms] of Object.entries(inflected)) {
    for (const form of forms) expect(formsOf(form), form).toContain(foldKazakh(word))
  }
})

it('leaves the word itself first, and nothing shorter than three letters beside it', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'аеиоубгкдтлмнрс'), minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(letters, (word) => {
      const [first, ...others] = stemKazakh(word)
      expect(first).toBe(word)
      for (const form of others) expect(form.length).toBeGreaterThanOrEqual(3)
      expect(others.length).toBeLessThan(60)
    }),
  )
})
