import type { FormAnswer } from '@estu/domain/forms/form-answer'
import { keyField, quickestFillMs } from '@estu/domain/forms/form-guard'
import type { QueuedFormName } from '@estu/domain/forms/kept/draft-rules'
import type { DraftPlace } from '@estu/domain/forms/kept/form-drafts'
import { afterAnswer, afterSilence, asTried, type QueuedForm, queuedForm } from '@estu/domain/forms/kept/form-queue'
import { hiddenValue } from '../form-drafts/form-controls'
import { addToQueue, changeInQueue, removeFromQueue } from './queue-storage'
import { askShop, sendForm } from './send-form'

/** While a page sends its own form no other page touches it. */
const ownMs = 25_000

type Sending = {
  form: HTMLFormElement
  place: DraftPlace & { form: QueuedFormName }
  /** `busy` while the form is under way. */
  tell: (isBusy: boolean) => void
  /** The form waits for the network now: it is kept in the queue and no longer on the page. */
  queued: () => void
}

/**
 * Sends a form from its page. While there is a network the person sees what they always saw: the next page, or the
 * same one with what is wrong. Without one the form waits in the queue, and the page stays.
 */
export function sendInPage({ form, place, tell, queued }: Sending): () => void {
  const shownAt = performance.now()
  let isBusy = false
  let isNative = false

  const sendNatively = (submitter: HTMLElement | null) => {
    isNative = true
    form.requestSubmit(submitter)
    isNative = false
  }
  const submit = async (event: SubmitEvent) => {
    if (isNative) return
    const intent = intentOf(form, event.submitter)
    if (intent === 'edit') return
    const entry = entryOf(form, event.submitter, place)
    if (!entry) return
    event.preventDefault()
    if (isBusy) return
    isBusy = true
    tell(true)
    await unhurried(shownAt)
    const isStep = intent === 'check'
    const outcome = isStep ? await askForNextStep(entry) : await sendKept(entry)
    isBusy = false
    tell(false)
    if (outcome === 'queued') queued()
    if (outcome === 'native') sendNatively(event.submitter)
  }

  form.addEventListener('submit', submit)
  return () => form.removeEventListener('submit', submit)
}

type Outcome = 'queued' | 'native' | 'left'

const signedOut: FormAnswer = { status: 'refused', problem: 'signed-out', fields: [], detail: {}, opened: '' }

/** The next step is the server's to show; without a network, or without its account, the form waits as it is. */
async function askForNextStep(entry: QueuedForm): Promise<Outcome> {
  const shop = await askShop(entry.owner)
  if (shop === 'here') return 'native'
  const kept = shop === 'silent' ? entry : afterAnswer(entry, signedOut, Date.now())
  return addToQueue(kept) ? 'queued' : 'native'
}

/** The form is kept before it leaves, so that a tab that is closed meanwhile loses nothing. */
async function sendKept(entry: QueuedForm): Promise<Outcome> {
  const leaving = { ...asTried(entry, Date.now()), nextAt: Date.now() + ownMs }
  if (!addToQueue(leaving)) return 'native'
  const answer = await sendForm(leaving)
  if (answer?.status === 'sent') {
    removeFromQueue(entry.key)
    location.assign(answer.to)
    return 'left'
  }
  if (answer?.status === 'refused' && answer.problem === 'signed-out') {
    // Whoever is signed in by now must not send it as their own.
    changeInQueue(afterAnswer(leaving, answer, Date.now()))
    return 'queued'
  }
  if (answer) {
    // The server shows it best: the same page, with what is wrong beside each field.
    removeFromQueue(entry.key)
    return 'native'
  }
  changeInQueue(afterSilence(leaving, Date.now()))
  return 'queued'
}

/** A form that comes too quickly is taken for a machine's: one that a draft filled in may be sent at once. */
const unhurried = (shownAt: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, quickestFillMs + shownAt - performance.now())))

function entryOf(form: HTMLFormElement, submitter: HTMLElement | null, place: Sending['place']): QueuedForm | null {
  const fields = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  )
  if (submitter instanceof HTMLButtonElement && submitter.name) fields.push([submitter.name, submitter.value])
  const path = location.pathname + location.search
  return queuedForm({ key: hiddenValue(form, keyField), path, fields, ...place }, Date.now())
}

function intentOf(form: HTMLFormElement, submitter: HTMLElement | null): string {
  if (submitter instanceof HTMLButtonElement && submitter.name === 'intent') return submitter.value
  return hiddenValue(form, 'intent')
}
