import { expect, it } from 'vitest'
import { shortenSame } from './shorten-same.ts'
import { wordChanges } from './word-changes.ts'

const long = Array.from({ length: 60 }, (_, index) => `слово${index}`).join(' ')
const texts = (before: string, after: string) => shortenSame(wordChanges(before, after)).map(({ text }) => text)

it('of a long text what stands around each change is left, in whole words', () => {
  const [start, removed, added, middle, last] = texts(
    `${long} было ${long} да ${long}`,
    `${long} стало ${long} ${long}`,
  )
  expect([removed, added, last?.trim()]).toEqual(['было', 'стало', 'да'])
  expect(start).toMatch(/^… слово\d+ .*слово59 $/)
  expect(start?.length).toBeLessThan(130)
  expect(middle).toMatch(/^ слово0 .*слово\d+ … слово\d+ .*слово59 $/)
})

it('a short text stays whole, and so does everything that changes', () => {
  expect(texts('Первая неделя дома', 'Первые дни дома')).toEqual(['Первая неделя', 'Первые дни', ' дома'])
  expect(texts('', long)).toEqual([long])
})
