import type { Rule } from './rule.ts'

export const numberSign: Rule = { slip: 'number-sign', mend: (text) => text.replace(/№(?=\d)/g, '№ ') }

export const percent: Rule = { slip: 'percent', mend: (text) => text.replace(/(?<=\d)%/g, ' %') }

/** With its stop only where the sentence shows that it goes on. */
const tenge =
  /(?<=\d)[ \u00a0]?тг(?!\p{L})(?:\.(?=[ \u00a0]*[,;:!?…/)»“]|[ \u00a0]+[—–-]|[ \u00a0]+[«„(]?[\p{Ll}\d]))?/gu

/** `1500 тг` is `1 500 ₸`: the sign of the tenge, thousands apart. A stop stays wherever a sentence may end with it. */
export const money: Rule = {
  slip: 'money',
  mend: (text) =>
    text
      .replace(tenge, ' ₸')
      .replace(/(?<=\d)₸/g, ' ₸')
      .replace(/(?<![\p{L}\d.,:/№-])(?<!\d[ \u00a0])\d{4,}(?=[ \u00a0](?:₸|тенге|теңге))/gu, inThousands),
}

const inThousands = (digits: string) => digits.replace(/\B(?=(?:\d{3})+$)/g, ' ')

/** `9:00`, as the opening hours say it. */
export const time: Rule = {
  slip: 'time',
  mend: (text) => text.replace(/(?<![\d:.])0(?=\d:[0-5]\d(?!:|\.?\d))/g, ''),
}
