import { joiner, noBreak, rangeDash } from './with-usual-spaces.ts'

/** The ending of a Kazakh word after what is no Cyrillic letter: «WhatsApp-қа», «50 000 ₸-ден». */
const endingHyphen = /(?<=[A-Za-z\d₸%])-(?=\p{Script=Cyrillic}{1,4}(?!\p{L}))/gu
const cyrillic = /\p{Script=Cyrillic}/u

/** On a narrow screen in large letters a longer one would be broken within a word. */
const longestTied = 16

/** Between two numbers, or two in Roman letters: «7–10», «9:00–18:00», «I–III», «5 %–10 %». */
const dashInRange = /(?<=[\d}%₸°]|(?<!\p{L})[IVX]{1,4})–(?=[−+]?[\d{]|[IVX]{1,4}(?!\p{L}))/gu
/** Numbers alone, as in a cell of a table, belong to every language. */
const numbersAlone = /^[\d\s:.,–−+×%₸°]+$/
const digitsApart = /(?<=\d) (?=\d{3}(?!\d))/g
/** A number counts what follows, unless that begins something else or is a long word. */
const numberAndWord =
  /(?<=(?:^|[^\p{L}\d])[\d.,–]*\d) (?!(?:[вксоуиа]|на|по|из|до|от|за|не|ни|но|об|со|во|ко) )(?=[₸%°×]|\p{L}{1,9}(?!\p{L}))/gu
const signAndNumber = /(?<=[№§×]) (?=[\d{])/g
/** A value that is filled in later, and its unit. */
const valueAndUnit = /(?<=[}#]) (?=(?:мес|ай|₸|%|дБ|Гц|г|кг|м|МБ|мин|сағ|ч)(?!\p{L}))|(?<=#) (?=\p{L})/gu
const beforeSign = / (?=[—·→](?:\s|$))/g
const arrowAndWord = /(?<=←) /g
/** A telephone number as it is written: «+7 701 234 56 78». It fills a line of a small phone: nothing is tied to its end. */
const phone = /\+7(?:[ \u00a0]\d{2,3}){2,4}(?!\d)[ \u00a0]?/g
const shortened = /(?<=(?<!\p{L})(?:г|ул|пр|мкр|д|кв|стр|им|т|тел)\.) (?=[\p{L}\d])/giu
const signThere = /[\d№§—]/
/** Words of one and two letters begin what follows; Kazakh particles end what stands before. */
const shortWord = /^[«„(]?\p{Script=Cyrillic}{1,2}$/u
const particle = /^(?:да|де|та|те|ма|ме|ба|бе|па|пе|бы|б|же|ж|ли|ль)[.,;:!?»)]*$/iu
const endsSentence = /[.!?…:;]$/

/**
 * A text with spaces and dashes at which no line ends: after short words, between a number and what it counts, before a
 * dash, within sums and ranges. For showing alone: kept texts, keys and what is searched are as they were typed.
 */
export function withNoBreaks(text: string): string {
  if (!cyrillic.test(text)) return numbersAlone.test(text) ? withTiedRanges(text) : text
  return withTiedSpaces(withTiedRanges(text).replace(endingHyphen, `-${joiner}`))
}

const withTiedRanges = (text: string): string => (text.includes('–') ? text.replace(dashInRange, rangeDash) : text)

function withTiedSpaces(text: string): string {
  if (!text.includes(' ')) return text
  const tied = text
    .replace(digitsApart, noBreak)
    .replace(numberAndWord, noBreak)
    .replace(signAndNumber, noBreak)
    .replace(valueAndUnit, noBreak)
    .replace(beforeSign, noBreak)
    .replace(arrowAndWord, noBreak)
    .replace(shortened, noBreak)
    .replace(phone, (number) => number.replace(/ (?=\d)/g, noBreak).replace(/\s$/, ' '))
  return tiedWords(tied.split(' '))
}

function tiedWords(parts: readonly string[]): string {
  let text = parts[0] ?? ''
  let line = text
  for (const [index, next] of parts.slice(1).entries()) {
    const before = parts[index] as string
    const ties = belongTogether(lastWord(before), firstWord(next)) && line.length + 1 + next.length <= longestTied
    text += (ties ? noBreak : ' ') + next
    line = ties ? `${line} ${next}` : next
  }
  return text
}

const lastWord = (part: string) => part.slice(part.lastIndexOf(noBreak) + 1)
const firstWord = (part: string) => part.split(noBreak, 1)[0] as string

function belongTogether(before: string, next: string): boolean {
  if (before === '' || next === '' || /^[—{]/.test(next)) return false
  if (particle.test(next)) return !endsSentence.test(before) && !signThere.test(before)
  return shortWord.test(before) && !particle.test(before)
}
