import 'server-only'
import { type Quote, quoteOrder } from '@estu/cms/operations/quote-order'
import type { CartLine } from '@estu/domain/cart'
import type { Locale } from '@estu/domain/locale'
import { cms } from './payload'

/** What the visitor's cart costs now. Asked at every visit: nobody else's page, and prices move. */
export const getCart = async (locale: Locale, cart: readonly CartLine[]): Promise<Quote> =>
  quoteOrder(await cms(), cart, locale)
