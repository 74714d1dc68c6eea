import 'server-only'
import { type ReturnTerms, readReturnTerms } from '@estu/cms/orders/read-return-terms'
import { cms } from '@/content/payload'
import type { ShopperOrder } from '@/content/types'

/** What of an order may be brought back; null while it was not handed over. */
export const getReturnTerms = async ({ id, status }: ShopperOrder): Promise<ReturnTerms | null> =>
  status === 'completed' ? readReturnTerms(await cms(), id) : null
