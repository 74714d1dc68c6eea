import { expect, it } from 'vitest'
import { sourceSet } from './source-set.ts'

it('lists each width once: the version made for it, not the original', () => {
  const files = [
    { filename: 'а-320.webp', width: 320 },
    { filename: 'a-1200.webp', width: 1200 },
    { filename: 'a.webp', width: 1200 },
  ]
  expect(sourceSet(files)).toBe('/media/%D0%B0-320.webp 320w, /media/a-1200.webp 1200w')
})

it('lists the original where it is wider than all', () => {
  const files = [
    { filename: 'a-320.webp', width: 320 },
    { filename: 'a.webp', width: 1600 },
  ]
  expect(sourceSet(files)).toBe('/media/a-320.webp 320w, /media/a.webp 1600w')
})
