import 'server-only'
import { findRequest } from '@estu/cms/customer-requests/find-request'
import { withinLimit } from '@estu/cms/customer-requests/limit-rate'
import { findRequestForm } from '@estu/domain/forms/find-request-form'
import { routes } from '@estu/domain/routing/routes'
import { cms } from '@/content/payload'
import { foundResult } from '@/forms/found-request'
import { type FormHandler, refused } from '@/forms/state/form-state'
import { guardSubmission } from '@/forms/submit-guard'

type Wish = { number: string; phone: string }

/** Tells how an order or a visit stands to whoever knows its number and its phone. Nothing is stored. */
export const submitFindRequest: FormHandler = (submission) =>
  guardSubmission(
    submission,
    findRequestForm,
    { limit: 'findFromAddress', trapped: routes.findRequest.path },
    async (wish) => {
      const { values } = submission
      if (!(await mayTry(wish))) return refused(values, { problem: 'too-many' })
      return foundResult(values, await findRequest(await cms(), wish))
    },
  )

/** Counted whether it exists or not: neither a number nor a phone is tried through. */
async function mayTry({ number, phone }: Wish): Promise<boolean> {
  const payload = await cms()
  return (await withinLimit(payload, 'findNumber', number)) && (await withinLimit(payload, 'findPhone', phone))
}
