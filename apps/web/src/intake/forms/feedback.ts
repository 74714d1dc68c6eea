import 'server-only'
import { sendFeedback } from '@estu/cms/operations/send-feedback'
import { feedbackForm } from '@estu/domain/forms/feedback-form'
import { routes } from '@estu/domain/routes'
import { cms } from '@/content/payload'
import { type FormHandler, refused } from '../form-outcome'
import { guarded } from '../guarded'
import { currentCustomer } from '../session'

const thanks = (reference: string) => `${routes.thanks.path}?for=feedback&number=${encodeURIComponent(reference)}`

export const submitFeedback: FormHandler = (submission) =>
  guarded(submission, feedbackForm, { limit: 'form', trapped: thanks(''), consent: 'feedback' }, async (form, key) => {
    const customer = await currentCustomer(submission.cookies)
    const sent = await sendFeedback(await cms(), {
      locale: submission.locale,
      key,
      form,
      customerId: customer?.id ?? null,
    })
    return sent.ok ? { go: thanks(sent.value.reference) } : refused(submission.typed, { problem: sent.error })
  })
