import 'server-only'
import { sendFeedback } from '@estu/cms/feedback/send-feedback'
import { feedbackForm } from '@estu/domain/forms/feedback-form'
import { routes } from '@estu/domain/routing/routes'
import { cms } from '@/content/payload'
import { type FormHandler, refused } from '@/forms/state/form-state'
import { guardSubmission } from '@/forms/submit-guard'
import { currentCustomer } from '@/session/session'

const thanks = (reference: string) => `${routes.thanks.path}?for=feedback&number=${encodeURIComponent(reference)}`

export const submitFeedback: FormHandler = (submission) =>
  guardSubmission(
    submission,
    feedbackForm,
    { limit: 'form', trapped: thanks(''), consent: 'feedback' },
    async (form, key) => {
      const customer = await currentCustomer(submission.cookies)
      const sent = await sendFeedback(await cms(), {
        locale: submission.locale,
        key,
        form,
        customerId: customer?.id ?? null,
      })
      if (!sent.ok) return refused(submission.values, { problem: sent.error })
      const { reference } = sent.value
      return { redirect: thanks(reference), reference }
    },
  )
