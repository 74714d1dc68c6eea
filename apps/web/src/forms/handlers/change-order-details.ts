import 'server-only'
import { withinLimit } from '@estu/cms/customer-requests/limit-rate'
import { changeOrder } from '@estu/cms/orders/change-order'
import type { ShopperOrder } from '@estu/cms/orders/read-order'
import { changeOrderForm } from '@estu/domain/forms/change-order-form'
import { cms } from '@/content/payload'
import { refused, type Submission, type SubmitResult, textOf } from '@/forms/state/form-state'
import { guardSubmission } from '@/forms/submit-guard'

/** The order's page shows its form once more at this step. */
const step = 'change'

/** How and where an order is received and whom to write to. */
export const changeOrderDetails = (
  submission: Submission,
  order: ShopperOrder,
  address: string,
): Promise<SubmitResult> =>
  guardSubmission(
    submission,
    changeOrderForm,
    { limit: 'form', trapped: address, step, fields: (typed) => ({ receiving: order.receiving, ...typed }) },
    async (form) => {
      const { values } = submission
      const payload = await cms()
      if (!(await withinLimit(payload, 'changeOrder', order.id))) return refused(values, { problem: 'too-many', step })
      const seenDeliveryKzt = Number(textOf(values, `seen-${form.zone}`))
      const changed = await changeOrder(payload, order.id, { form, seenDeliveryKzt })
      return changed.ok ? { redirect: `${address}?changed=1` } : refused(values, { problem: changed.error, step })
    },
  )
