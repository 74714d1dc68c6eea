import { supplyPlainWords } from '@estu/domain/catalogue/plain-words/supply-rules'
import type { Supply } from '@/content/types'
import type { Translate } from '@/i18n/translator'

/** What a supply is good for, and what it is not. */
export function supplyPlain(supply: Supply, t: Translate): { question: string; text: string }[] {
  const fitsListed = supply.fitsDevices.length + supply.fitsImplants.length > 0
  return supplyPlainWords({ ...supply, fitsListed }).map(({ question, codes }) => ({
    question: t(`plainQuestion.${question}`),
    text: codes.map((code) => t(`plainSupply.${code}`)).join(' '),
  }))
}
