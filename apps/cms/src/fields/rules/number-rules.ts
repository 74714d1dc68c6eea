import type { NumberFieldSingleValidation } from 'payload'
import { number as payloadsRule } from 'payload/shared'
import { translate } from '../../i18n/translate.ts'
import type { Data } from '../walk/document-data.ts'

/** Where a field sets no `max`: nothing that is counted here comes near, and what a page prints stays a number. */
const mostOfAnything = 999_999

/** Whole, and within the field's own `min` and `max`. Trap: a rule of a field's own replaces Payload's with its limits. */
export const wholeNumber: NumberFieldSingleValidation = (value, { min = 0, max = mostOfAnything, req, required }) => {
  if (value === null || value === undefined) return required ? req.t('validation:required') : true
  if (Number.isInteger(value) && value >= min && value <= max) return true
  return translate(req, `Нужно целое число от ${min} до ${max}.`, `${min} мен ${max} аралығындағы бүтін сан керек.`)
}

/** Within the field's limits and no finer than hundredths: so much of a percentage the sums count. */
export const percentage: NumberFieldSingleValidation = async (value, options) => {
  const limits = await payloadsRule(value, options)
  if (limits !== true || typeof value !== 'number' || Math.round(value * 100) / 100 === value) return limits
  return translate(
    options.req,
    'Не больше двух знаков после запятой, например 12,5.',
    'Үтірден кейін екі таңбадан артық болмасын, мысалы 12,5.',
  )
}

/**
 * Returns the rule of the upper end of a range.
 * @param lower the field beside it that has the lower end
 * @param rule what each end has to be by itself
 */
export const notBelow =
  (lower: string, rule: NumberFieldSingleValidation = payloadsRule): NumberFieldSingleValidation =>
  async (value, options) => {
    const alone = await rule(value, options)
    const least = (options.siblingData as Data)[lower]
    if (alone !== true || typeof value !== 'number' || typeof least !== 'number' || value >= least) return alone
    return translate(
      options.req,
      `«До» не может быть меньше, чем «от»: здесь ${least} или больше.`,
      `Жоғарғы шек төменгі шектен кем болмайды: мұнда ${least} не одан көп.`,
    )
  }
