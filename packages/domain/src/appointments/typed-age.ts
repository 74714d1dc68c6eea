import { cleanLine } from '../text/clean-text.ts'

const oldest = 120
const years = /(\d{1,3})(?:[.,](\d))? ?(?:лет|года?|г\.?|л\.?|жас(?:та)?|жыл)?/.source
const months = /(\d{1,2}) ?(?:мес(?:яц(?:а|ев)?)?\.?|ай(?:лық)?)/.source
const between = /,? ?(?:и )?/.source
const age = new RegExp(`^(?:${months}|${years}(?:${between}${months})?)$`, 'i')

/**
 * Reads an age in years from «70 лет», «1,5», «7 мес», «1 жас 3 ай»; months are parts of a year to two digits (7 months
 * are 0.58, and no other number of months is). @returns null for what is no age
 */
export function parseAge(typed: string): number | null {
  const [all, babyMonths = 0, whole = 0, tenths = 0, further = 0] = age.exec(cleanLine(typed)) ?? []
  if (all === undefined || Number(further) > 11) return null
  const found = Number(whole) + Number(tenths) / 10 + (Number(babyMonths) + Number(further)) / 12
  return found <= oldest ? Math.round(found * 100) / 100 : null
}
