import type { Locale } from '@estu/domain/locale/locales'
import { search, suggest } from '../../modules/search/index.ts'
import type { Samples } from '../samples.ts'
import type { Probe } from './probe.ts'

const commonWords: Record<Locale, readonly string[]> = {
  ru: ['аппарат', 'демо', 'батарейки', 'телевизор', 'bluetooth', 'аккумулятор'],
  kk: ['аппарат', 'демо', 'батарея', 'теледидар', 'bluetooth', 'аккумулятор'],
}

/** A product's own number stands in no other title. */
const rareWord = (samples: Samples, locale: Locale) => /\d+$/.exec(samples.product(locale).title)?.[0] ?? 'phonak'
const brandWord = (samples: Samples, locale: Locale) =>
  samples.product(locale).title.match(/\p{Lu}[a-z]{5,}/u)?.[0] ?? 'phonak'

const probe = (name: string, words: (samples: Samples, locale: Locale) => string): Probe => ({
  name,
  draw: (payload, samples) => {
    const locale = samples.locale()
    const query = words(samples, locale)
    return () => search(payload, { locale, query, kind: null, page: 1 })
  },
})

export const searchProbes: readonly Probe[] = [
  probe('search, common word', (samples, locale) => samples.pick(commonWords[locale])),
  probe('search, rare word', rareWord),
  probe('search, a brand', brandWord),
  probe('search, two words', (samples, locale) => `${brandWord(samples, locale)} ${samples.pick(commonWords[locale])}`),
  probe('search, a misspelt word', (samples, locale) => brandWord(samples, locale).replace(/(.)(.)$/, '$2$1')),
  probe('search, one letter', (samples, locale) => brandWord(samples, locale).slice(0, 1)),
  probe('search, three letters', (samples, locale) =>
    samples.pick([brandWord(samples, locale), samples.pick(commonWords[locale])]).slice(0, 3),
  ),
  {
    name: 'suggestions',
    draw: (payload, samples) => {
      const locale = samples.locale()
      const word = samples.pick([brandWord(samples, locale), samples.pick(commonWords[locale])])
      const query = word.slice(0, samples.pick([2, 3, 4, 5]))
      return () => suggest(payload, { locale, query })
    },
  },
]
