import { facetsOfSection } from '@estu/domain/catalogue/listing/facets'
import { locales } from '@estu/domain/locale/locales'
import { expect, it, vi } from 'vitest'

vi.mock('server-only', () => ({}))
const { translator } = await import('../../../i18n/translator')
const { loneLabel, valueLabel } = await import('./value-label')

it('has a word in both languages for every facet and every value of its definition', () => {
  const documents = { brands: [], branches: [] }
  for (const locale of locales) {
    const t = translator(locale)
    for (const facet of Object.values(facetsOfSection).flat()) {
      expect(t.has(`facet.${facet.key}` as never), facet.key).toBe(true)
      if (facet.kind === 'range') continue
      for (const value of facet.values ?? []) {
        for (const label of [valueLabel(facet, value, documents, t), loneLabel(facet, value, documents, t)]) {
          expect(label).not.toMatch(/^(facet|goodsKind|features|connectivity|vent|wearing|power|serviceMode)\w*\./)
          expect(label).not.toBe('')
        }
      }
    }
  }
})
