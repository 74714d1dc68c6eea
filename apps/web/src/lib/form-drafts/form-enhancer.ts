import { isQueued } from '@estu/domain/forms/kept/draft-rules'
import { sendInPage } from '../form-queue/send-in-page'
import type { KeptDraft, KeptForm } from './draft-keeping'
import { type FormKeeping, keepForm } from './keep-form'

/** What is said of a form while it is on its way. */
export type FormNews = KeptDraft | 'sending'

type Attached = Omit<KeptForm, 'tell'> & { tell: (news: FormNews) => void }

/** All that a page with a form fetches once it is alive: keeps what is typed, and sends it when there is a network. */
export function enhanceForm({ form, place, isAnswered, tell }: Attached): FormKeeping {
  const kept = keepForm({ form, place, isAnswered, tell })
  const { form: name } = place
  if (!isQueued(name)) return kept
  const stop = sendInPage({
    form,
    place: { ...place, form: name },
    tell: (isBusy) => {
      form.ariaBusy = String(isBusy)
      tell(isBusy ? 'sending' : null)
    },
    queued: () => {
      kept.release()
      // Its key is spent; what is typed next belongs into a new form.
      form.hidden = true
    },
  })
  return {
    ...kept,
    stop: () => {
      stop()
      kept.stop()
    },
  }
}
