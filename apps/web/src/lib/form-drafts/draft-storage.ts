import {
  type DraftPlace,
  draftKey,
  emptyDraft,
  type FormDraft,
  parseDraft,
  placeOfKey,
  serialiseDraft,
  settleDraft,
} from '@estu/domain/forms/kept/form-drafts'
import { ofNobody, parseQueue, queueKey, serialiseQueue } from '@estu/domain/forms/kept/form-queue'
import { cookieOf, isSent, sentCookie } from '@estu/domain/forms/kept/sent-forms'

/** There while a form is under way. */
const pendingKey = 'form-pending'
/** When an account was last signed out here: pages that were open before keep nothing of it any more. */
export const signedOutKey = 'form-signed-out'

/** The draft as it is stored, without what has been sent since. Where nothing can be read there is none. */
export function loadDraft(place: DraftPlace): FormDraft {
  try {
    const draft = parseDraft(localStorage.getItem(draftKey(place)), place.form, Date.now())
    return isSent(cookieOf(document.cookie, sentCookie), draft.sentKey) ? settleDraft(draft) : draft
  } catch {
    return emptyDraft
  }
}

/** @returns whether the draft is stored */
export function saveDraft(place: DraftPlace, draft: FormDraft): boolean {
  try {
    const text = serialiseDraft(draft)
    if (text === null) localStorage.removeItem(draftKey(place))
    else localStorage.setItem(draftKey(place), text)
    return text !== null
  } catch {
    // Full or forbidden: the form works as it does without drafts.
    return false
  }
}

/** A form is under way: the page that follows has a draft to look at. */
export function setPending(): void {
  try {
    localStorage.setItem(pendingKey, '1')
  } catch {
    // Nothing is kept where storage is refused.
  }
}

/** Says when an account was last signed out in this browser; empty where none was. */
export function signedOutAt(): string {
  try {
    return localStorage.getItem(signedOutKey) ?? ''
  } catch {
    return ''
  }
}

/** Goes through all drafts of forms that were under way: what has been sent goes, what was damaged or is too old too. */
export function settleDrafts(): void {
  try {
    localStorage.removeItem(pendingKey)
    for (const place of storedPlaces()) saveDraft(place, loadDraft(place))
  } catch {
    // Nothing was kept where storage is refused.
  }
}

/**
 * After signing out, or deleting the account: nothing typed stays, also of what the same person began before signing in.
 * What nobody's form has handed over to be sent is sent all the same.
 */
export function forgetDrafts(): void {
  try {
    localStorage.setItem(signedOutKey, String(Date.now()))
    for (const place of storedPlaces()) localStorage.removeItem(draftKey(place))
    const rest = serialiseQueue(ofNobody(parseQueue(localStorage.getItem(queueKey))))
    if (rest === null) localStorage.removeItem(queueKey)
    else localStorage.setItem(queueKey, rest)
  } catch {
    // Nothing was kept where storage is refused.
  }
}

const storedPlaces = (): DraftPlace[] =>
  Object.keys(localStorage).flatMap((key) => {
    const place = placeOfKey(key)
    return place ? [place] : []
  })
