import 'server-only'
import { sendReview } from '@estu/cms/operations/send-review'
import { reviewForm } from '@estu/domain/forms/review-form'
import { routes } from '@estu/domain/routes'
import { cms } from '@/content/payload'
import { type FormHandler, refused } from '../form-outcome'
import { guarded } from '../guarded'
import { currentCustomer } from '../session'

const thanks = `${routes.thanks.path}?for=review`

export const submitReview: FormHandler = (submission) =>
  guarded(submission, reviewForm, { limit: 'form', trapped: thanks, consent: 'feedback' }, async (form, key) => {
    const customer = await currentCustomer(submission.cookies)
    const sent = await sendReview(await cms(), {
      locale: submission.locale,
      key,
      form,
      customerId: customer?.id ?? null,
    })
    return sent.ok ? { go: thanks } : refused(submission.typed, { problem: sent.error })
  })
