import { chunksOf, mixedParts } from '../tokens.ts'

/** What a query says of prices. @property most whole tenge @property order which of the goods come first */
export type PriceWords = { most: number | null; order: 'cheap' | 'dear' | null }

/** A query without its words about prices, and what those say; null where they say nothing. */
export type PricedQuery = { text: string; price: PriceWords | null }

/** Smaller numbers after «до» are years, decibels or sizes. */
const leastPrice = 1000

// Kazakh words are also typed without their letters. They are not folded: «мың» would be «мин», minutes.
const cheap = /^(недорог|дешев|подешев|бюджетн|арзан)/
const dear = /^(дорог(о|ой|ая|ие|ую|их)|подороже|[кқ]ымбат(ы|тау)?)$/
const utmost = /^(сам(ый|ая|ое|ые|ую|ых)|е[нң])$/
const thousand = /^(тыс|тысяч[аи]?|к|мы[нң]([гғ]а|нан)?)$/
const million = /^(млн|миллион(а|ов)?)$/
const currency = /^(те[нң]ге(ге|ден|лік|лик)?|тг|kzt)$/
/** Sound and time are measured in thousands too. */
const otherUnit = /^(гц|hz|час(ов|а)?|сағат)$/
/** Russian says the bound before the sum, Kazakh after it. */
const before = /^(до|дешевле|меньше|менее|макс|максимум)$/
/** After «не». */
const noMore = /^(дороже|больше|более)$/
const after = /^(дей[іи]н(г[іи])?|аспайтын|арзан([гғ]а)?)$/

type Word = { text: string; start: number; end: number }

/** Takes the words about prices out of a query in either language: «до 200 тыс», «недорого», «200 мыңға дейін». */
export function readPriceWords(query: string): PricedQuery {
  const words = wordsOf(query)
  const taken = new Set<Word>()
  const price: PriceWords = { most: null, order: null }
  words.forEach((word, at) => {
    if (taken.has(word)) return
    const bound = boundAt(words, at)
    if (bound) {
      price.most = bound.most
      for (const one of bound.words) taken.add(one)
      return
    }
    const next = words[at + 1]
    // «Қымбат емес» is cheap.
    const isNotDear = dear.test(word.text) && next?.text === 'емес'
    const order = cheap.test(word.text) || isNotDear ? 'cheap' : dear.test(word.text) ? 'dear' : null
    if (order === null) return
    price.order ??= order
    taken.add(word)
    if (isNotDear && next) taken.add(next)
    const previous = words[at - 1]
    if (previous && utmost.test(previous.text)) taken.add(previous)
  })
  if (taken.size === 0) return { text: query, price: null }
  return { text: without(query, [...taken]), price }
}

/** Normalised words with their places, digits apart from letters. */
const wordsOf = (query: string): Word[] =>
  chunksOf(query).flatMap(({ tokens }) =>
    tokens.flatMap(({ text, start, end }) => {
      const parts = mixedParts(text)
      if (parts.length !== 2 || !/^\p{N}+$/u.test(parts[0] ?? '')) return [{ text, start, end }]
      return parts.map((part) => ({ text: part, start, end }))
    }),
  )

/** The sum that a bound begins with at a word, and the words that say so; null where none does. */
function boundAt(words: readonly Word[], at: number): { most: number; words: Word[] } | null {
  const [first = '', second = ''] = words.slice(at, at + 2).map(({ text }) => text)
  const said = before.test(first) ? 1 : first === 'не' && noMore.test(second) ? 2 : 0
  const sum = sumAt(words, at + said)
  const next = sum && words[sum.end]
  if (!sum || sum.most < leastPrice || (next && otherUnit.test(next.text))) return null
  const isAfter = next != null && after.test(next.text)
  return said > 0 || isAfter ? { most: sum.most, words: words.slice(at, sum.end + (isAfter ? 1 : 0)) } : null
}

/** A sum of money in words and digits, whole tenge, and where it ends. */
function sumAt(words: readonly Word[], at: number): { most: number; end: number } | null {
  const first = words[at]?.text ?? ''
  if (!/^\d{1,9}$/.test(first)) return null
  let digits = first
  let end = at + 1
  while (/^\d{3}$/.test(words[end]?.text ?? '') && digits.length <= 6) {
    digits += words[end]?.text
    end += 1
  }
  const unit = words[end]?.text ?? ''
  const times = thousand.test(unit) ? 1000 : million.test(unit) ? 1_000_000 : 1
  if (times > 1) end += 1
  if (currency.test(words[end]?.text ?? '')) end += 1
  return { most: Number(digits) * times, end }
}

/** A text without some of its words, in one line. */
function without(text: string, words: readonly Word[]): string {
  let left = text
  for (const { start, end } of [...words].sort((one, other) => other.start - one.start)) {
    left = `${left.slice(0, start)}${' '.repeat(end - start)}${left.slice(end)}`
  }
  return left
    .replace(/(?<=^|\s)[₸.,]+(?=\s|$)/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
