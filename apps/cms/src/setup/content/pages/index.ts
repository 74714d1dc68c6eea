import type { PageSeed } from '../../../seed/content/contract.ts'
import type { Owner } from '../../owner/owner.ts'
import { about } from './about.ts'
import { accessibility } from './accessibility.ts'
import { deliveryAndPayment } from './delivery-and-payment.ts'
import { personalData } from './personal-data.ts'
import { returns } from './returns.ts'
import { termsOfSale } from './terms-of-sale.ts'
import { warranty } from './warranty.ts'

/** Pages that the law and the menu need, as drafts: what is not known of the owner is a marked place. */
export const pagesOf = (owner: Owner): PageSeed[] => [
  about(owner),
  termsOfSale(owner),
  personalData(owner),
  deliveryAndPayment(owner),
  returns(owner),
  warranty(owner),
  accessibility(owner),
]
