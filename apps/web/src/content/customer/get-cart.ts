import 'server-only'
import { type Quote, quoteOrder } from '@estu/cms/orders/quote-order'
import type { Locale } from '@estu/domain/locale/locales'
import type { CartLine } from '@estu/domain/orders/cart'
import { cms } from '@/content/payload'

/** What the visitor's cart costs now. Asked at every visit: nobody else's page, and prices move. */
export const getCart = async (locale: Locale, cart: readonly CartLine[]): Promise<Quote> =>
  quoteOrder(await cms(), cart, locale)
