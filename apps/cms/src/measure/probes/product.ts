import { findFitting, findModels, findProductsBySlug, findSimilar } from '../../modules/catalogue/index.ts'
import type { Probe } from './probe.ts'

const alikeShown = 4
const fittingShown = 12
const compared = 4
const modelsFound = 15

export const productProbes: readonly Probe[] = [
  {
    name: 'similar products',
    draw: (payload, samples) => {
      const locale = samples.locale()
      const { id, priceKzt, form } = samples.product(locale)
      const like = { collection: 'devices', id, priceKzt, facet: 'form', value: form } as const
      return () => findSimilar(payload, locale, like, alikeShown)
    },
  },
  {
    name: 'what fits a product',
    draw: (payload, samples) => {
      const locale = samples.locale()
      const { id } = samples.product(locale)
      return () => findFitting(payload, locale, ['consumables', 'accessories'], id, fittingShown)
    },
  },
  {
    name: 'models by name',
    draw: (payload, samples) => {
      const locale = samples.locale()
      const text = samples.pick(samples.product(locale).title.split(' '))
      return () => findModels(payload, locale, { section: 'devices', text }, modelsFound)
    },
  },
  {
    name: 'compare, 4 with facts',
    draw: (payload, samples) => {
      const locale = samples.locale()
      const slugs = Array.from({ length: compared }, () => samples.product(locale).slug)
      return () => findProductsBySlug(payload, locale, ['devices', 'implants'], slugs, { withFacts: true })
    },
  },
]
