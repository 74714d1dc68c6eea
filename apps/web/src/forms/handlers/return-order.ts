import 'server-only'
import { withinLimit } from '@estu/cms/customer-requests/limit-rate'
import { askReturn, withdrawReturn } from '@estu/cms/orders/ask-return'
import type { ShopperOrder } from '@estu/cms/orders/read-order'
import { readReturnTerms } from '@estu/cms/orders/read-return-terms'
import { returnForm } from '@estu/domain/orders/returns/return-form'
import { cms } from '@/content/payload'
import { refused, type Submission, type SubmitResult, textOf } from '@/forms/state/form-state'
import { guardSubmission } from '@/forms/submit-guard'

/** The order's page shows its form once more at this step. */
const step = 'return'

/** The shopper asks to bring goods of an order back. */
export async function returnOrder(
  submission: Submission,
  { id }: ShopperOrder,
  address: string,
): Promise<SubmitResult> {
  const { values, locale } = submission
  const terms = await readReturnTerms(await cms(), id)
  if (!terms) return refused(values, { problem: 'too-late' })
  const done = `${address}#returns`
  return guardSubmission(
    submission,
    returnForm(terms.lines),
    { limit: 'form', trapped: done, step },
    async (form, key) => {
      const asked = await askReturn(await cms(), { id, key, locale, form })
      return asked.ok ? { redirect: done } : refused(values, { problem: asked.error, step })
    },
  )
}

/** The shopper keeps the goods after all. */
export async function keepGoods(
  { values, client, locale }: Submission,
  { id }: ShopperOrder,
  address: string,
): Promise<SubmitResult> {
  const payload = await cms()
  if (!(await withinLimit(payload, 'form', client))) return refused(values, { problem: 'too-many' })
  const kept = await withdrawReturn(payload, { id, returnId: textOf(values, 'id'), locale })
  return kept.ok ? { redirect: `${address}#returns` } : refused(values, { problem: kept.error })
}
