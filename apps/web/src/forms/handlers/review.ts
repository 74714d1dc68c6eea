import 'server-only'
import { sendReview } from '@estu/cms/reviews/send-review'
import { reviewForm } from '@estu/domain/forms/review-form'
import { routes } from '@estu/domain/routing/routes'
import { cms } from '@/content/payload'
import { type FormHandler, refused } from '@/forms/state/form-state'
import { guardSubmission } from '@/forms/submit-guard'
import { currentCustomer } from '@/session/session'

const thanks = `${routes.thanks.path}?for=review`

export const submitReview: FormHandler = (submission) =>
  guardSubmission(
    submission,
    reviewForm,
    { limit: 'form', trapped: thanks, consent: 'feedback' },
    async (form, key) => {
      const customer = await currentCustomer(submission.cookies)
      const sent = await sendReview(await cms(), {
        locale: submission.locale,
        key,
        form,
        customerId: customer?.id ?? null,
      })
      return sent.ok ? { redirect: thanks } : refused(submission.values, { problem: sent.error })
    },
  )
