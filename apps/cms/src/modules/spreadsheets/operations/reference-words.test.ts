import { expect, it } from 'vitest'
import { addressesIn, referenceWords } from './reference-words.ts'

const many = (count: number) => Array.from({ length: count }, (_, at) => ({ slug: `a-${at}`, title: `Аппарат ${at}` }))

it('names documents by title and address, of which the address is read back', () => {
  const cell = referenceWords([
    { slug: 'phonak', title: 'Phonak' },
    { slug: 'odd', title: 'Раз; два [три]' },
    { slug: 'untitled', title: '' },
  ])
  expect(cell).toBe('Phonak [phonak]; Раз два три [odd]; untitled')
  expect(addressesIn(cell)).toEqual(['phonak', 'odd', 'untitled'])
})

it('a long list stands by its addresses alone, and old files read as before', () => {
  expect(referenceWords(many(20))).toContain('Аппарат 19 [a-19]')
  expect(referenceWords(many(21))).not.toContain('[')
  expect(addressesIn(referenceWords(many(21)))).toHaveLength(21)
  expect(addressesIn('phonak;oticon\nsignia')).toEqual(['phonak', 'oticon', 'signia'])
  expect(addressesIn(' ')).toEqual([])
})
