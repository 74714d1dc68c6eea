/** What of a text is against the rules of print. */
export type TypographySlip =
  | 'ellipsis'
  | 'quotes'
  | 'dash'
  | 'range'
  | 'pair'
  | 'spaces'
  | 'number-sign'
  | 'percent'
  | 'money'
  | 'time'
  | 'suffix'
  | 'alphabet'

/** @property mend the text as it is printed; the text itself where nothing is to be mended */
export type Rule = { slip: TypographySlip; mend: (text: string) => string }
