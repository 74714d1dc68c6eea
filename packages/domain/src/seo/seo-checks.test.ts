import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type PageWords, pageIssues } from './seo-checks.ts'
import { cutToResult, measureResult, resultLimits, textWidth } from './text-width.ts'

it('knows how wide letters are: as the font says, in Latin, Cyrillic and Kazakh', () => {
  expect(textWidth('', 20)).toBe(0)
  // Arial's own figures in 1/2048 em: i 455, W 1933.
  expect(textWidth('iiii', 2048)).toBe(4 * 455)
  expect(textWidth('W', 2048)).toBe(1933)
  expect(textWidth('Ш', 2048)).toBeGreaterThan(textWidth('Г', 2048))
  for (const letter of 'ӘәҒғҚқҢӨөҰұҮүІі№') expect(textWidth(letter, 2048)).not.toBe(1200)
})

it('cuts what is too wide after a whole word, and leaves the rest alone', () => {
  const text = fc.string({ unit: fc.constantFrom(...'слух есту ұзақ W i '), maxLength: 200 })
  fc.assert(
    fc.property(text, (words) => {
      const shown = cutToResult(words, 'title')
      if (measureResult(words, 'title').fits) {
        expect(shown).toBe(words)
        return
      }
      expect(textWidth(shown, resultLimits.title.fontPx)).toBeLessThanOrEqual(resultLimits.title.maxPx)
      expect(words.startsWith(shown.slice(0, -2))).toBe(true)
    }),
  )
})

const page = (more: Partial<PageWords>): PageWords => ({
  path: '/a',
  locale: 'ru',
  title: 'Слуховые аппараты в Алматы · Есту',
  description:
    'Подбор, настройка и ремонт слуховых аппаратов в Алматы: цены, рассрочка, запись без звонка и консультация.',
  hasImage: true,
  noindex: false,
  canonical: null,
  ...more,
})

it('names what is missing, too short, too wide or said twice', () => {
  const issues = (more: Partial<PageWords>, ...repeated: ('title' | 'description')[]) =>
    pageIssues(page(more), new Set(repeated))
  expect(issues({})).toEqual([])
  expect(issues({ title: ' ', description: '' })).toEqual(['title-missing', 'description-missing'])
  expect(issues({ title: 'Слух', description: 'Коротко.' })).toEqual(['title-too-short', 'description-too-short'])
  expect(issues({ title: 'Ш'.repeat(60), description: 'Ш'.repeat(200) })).toEqual([
    'title-too-wide',
    'description-too-wide',
  ])
  expect(issues({}, 'title')).toEqual(['title-duplicate'])
  expect(issues({}, 'title', 'description')).toEqual(['title-duplicate', 'description-duplicate'])
  expect(issues({ hasImage: false, noindex: true, canonical: '/x' })).toEqual([
    'image-drawn',
    'canonical-elsewhere',
    'noindex',
  ])
})
