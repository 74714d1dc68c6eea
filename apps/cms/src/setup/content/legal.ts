import type { LegalSeed, Words } from '../../seed/content/contract.ts'
import { legal } from '../../seed/content/globals/legal.ts'
import type { Owner } from '../owner/owner.ts'

/** What the checkout asks for and why; of where data lie the shop knows nothing yet. */
const order: Words = {
  ru: 'Даю согласие на обработку имени, телефона или почты и адреса доставки, чтобы выполнить этот заказ. Если заказ везёт курьер, ему передаются имя, телефон и адрес. Согласие можно отозвать.',
  kk: 'Осы тапсырысты орындау үшін аты-жөнімді, телефонымды не поштамды және жеткізу мекенжайын өңдеуге келісемін. Тапсырысты курьер жеткізсе, оған аты-жөнім, телефоным және мекенжайым беріледі. Келісімді кері қайтарып алуға болады.',
}

/** Consents beside the forms say what each form asks for. The owner's lawyer reads them before the shop is shown. */
export const legalOf = ({ name }: Pick<Owner, 'name'>): LegalSeed => ({
  operator: name,
  consents: legal.consents.map((consent) => (consent.purpose === 'order' ? { ...consent, text: order } : consent)),
  cookieNotice: legal.cookieNotice,
})
