import type { Rule } from './rule.ts'

/** Numbers in words, in the cases they are said in; their place is their value. */
const words: readonly RegExp[] = [
  /^(?:один|одного|одну|одна|одно|бір)$/,
  /^(?:два|две|двух|двум|двумя|екі)$/,
  /^(?:три|трёх|трех|трём|тремя|үш)$/,
  /^(?:четыре|четырёх|четырех|четырём|төрт)$/,
  /^(?:пять|пяти|бес)$/,
  /^(?:шесть|шести|алты)$/,
  /^(?:семь|семи|жеті)$/,
  /^(?:восемь|восьми|сегіз)$/,
  /^(?:девять|девяти|тоғыз)$/,
  /^(?:десять|десяти|он)$/,
]
const placeOf = (word: string) => words.findIndex((form) => form.test(word.toLowerCase()))
const unit = /^(?:день|месяц|год|час|неделя|неделю|раз)$/i

/** «Два-три», «екі-үш»: about so many, with a hyphen. From seven to ten is no pair. */
export const pair: Rule = {
  slip: 'pair',
  mend: (text) =>
    text.replace(/(?<!\p{L})(\p{L}+)–(\p{L}+)/gu, (found, first: string, second: string) => {
      const from = placeOf(first)
      const isPair = (from >= 0 && placeOf(second) === from + 1) || (unit.test(first) && placeOf(second) === 1)
      return isPair ? `${first}-${second}` : found
    }),
}
