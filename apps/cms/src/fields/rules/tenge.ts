import { formatNumber } from '@estu/domain/locale/numbers'
import { isTenge, mostTenge } from '@estu/domain/orders/tenge'
import type { NumberFieldSingleValidation } from 'payload'
import { translate } from '../../i18n/translate.ts'
import type { Data } from '../walk/document-data.ts'

/** Whole tenge, the field's `min` of them or more. */
export const tenge: NumberFieldSingleValidation = (value, { min = 0, req, required }) => {
  if (value === null || value === undefined) return required ? req.t('validation:required') : true
  if (isTenge(value, min)) return true
  return translate(
    req,
    `Нужно целое число тенге от ${min} до ${formatNumber(mostTenge, 'ru')}.`,
    `${min} мен ${formatNumber(mostTenge, 'kk')} аралығындағы бүтін теңге саны керек.`,
  )
}

/** What a product cost before: more than now. */
export const oldTenge: NumberFieldSingleValidation = async (value, options) => {
  const alone = await tenge(value, options)
  const { priceKzt } = options.siblingData as Data
  if (alone !== true || typeof value !== 'number' || typeof priceKzt !== 'number' || value > priceKzt) return alone
  return translate(
    options.req,
    'Старая цена должна быть больше нынешней; если скидки нет, оставьте поле пустым.',
    'Бұрынғы баға қазіргісінен жоғары болуы керек; жеңілдік болмаса, өрісті бос қалдырыңыз.',
  )
}
