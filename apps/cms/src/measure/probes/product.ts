import { itemsOnPage } from '@estu/domain/catalogue/listing/selection'
import { findFitting, findModels, findProductsBySlug, findSimilar } from '../../modules/catalogue/index.ts'
import type { Probe } from './probe.ts'

const alikeShown = 4
const batterySizes = ['10', '312', '13', '675']
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
      const batterySize = samples.pick([...batterySizes, null])
      return () => findFitting(payload, locale, { id, batterySize }, { ofKind: 3, most: 16 })
    },
  },
  {
    name: 'all that fits a product',
    draw: (payload, samples) => {
      const locale = samples.locale()
      const { id } = samples.product(locale)
      const batterySize = samples.pick(batterySizes)
      return () => findFitting(payload, locale, { id, batterySize }, { ofKind: itemsOnPage, most: 500 })
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
    name: 'models by one letter or two',
    draw: (payload, samples) => {
      const locale = samples.locale()
      const text = samples.pick(samples.product(locale).title.split(' ')).slice(0, samples.pick([1, 2]))
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
