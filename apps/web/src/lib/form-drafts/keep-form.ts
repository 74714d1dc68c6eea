import { draftRuleOf } from '@estu/domain/forms/draft-rules'
import {
  changeDraft,
  type DraftChanges,
  type DraftPlace,
  digestOf,
  draftKey,
  draftTime,
  emptyDraft,
  type FormDraft,
  sameValues,
  sendingDraft,
} from '@estu/domain/forms/form-drafts'
import { keyField } from '@estu/domain/forms/form-guard'
import { loadDraft, pendingKey, saveDraft, signedOutAt, signedOutKey } from './draft-storage'
import { fillIn, hasControl, hiddenValue, valuesAtFirst, valuesNow } from './form-controls'

const quietMs = 200

/** What is said of the draft: when it was kept, and whether it has just come back; null while there is none. */
export type KeptDraft = { at: number; isRestored: boolean } | null

export type FormKeeping = {
  /** Throws the draft away and empties the form. */
  discard: () => void
  /** Takes the draft out of the browser: the form is kept in another way. */
  release: () => void
  stop: () => void
}

type Kept = {
  form: HTMLFormElement
  place: DraftPlace
  /** The server showed the form once more, with what was typed: its words win over the draft. */
  isAnswered: boolean
  tell: (draft: KeptDraft) => void
}

/** Keeps what is typed into a form in this browser, and brings back what was typed before. */
export function keepForm({ form, place, isAnswered, tell }: Kept): FormKeeping {
  const startedAt = Date.now()
  const names = draftRuleOf(place.form).fields.filter((name) => hasControl(form, name))
  const touched = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isReleased = false

  const say = (draft: FormDraft, isRestored = false) => {
    const at = draftTime(draft)
    tell(at === null ? null : { at, isRestored })
  }
  const changes = (): DraftChanges =>
    Object.fromEntries(
      [...touched].map((name) => {
        const now = valuesNow(form, name)
        return [name, !isAnswered && sameValues(now, valuesAtFirst(form, name)) ? null : now]
      }),
    )
  const mayKeep = () => !isReleased && (place.owner === '' || signedOutAt() < startedAt)
  const save = (): FormDraft | null => {
    clearTimeout(timer)
    if (!mayKeep()) return null
    const changed = changeDraft(loadDraft(place), changes(), place.form, Date.now())
    const draft = touched.has('consent') ? { ...changed, consentText: hiddenValue(form, 'consentText') } : changed
    say(saveDraft(place, draft) ? draft : emptyDraft)
    return draft
  }

  const listen = (event: Event) => {
    const { name } = event.target as HTMLInputElement
    if (!names.includes(name)) return
    isReleased = false
    touched.add(name)
    clearTimeout(timer)
    timer = setTimeout(save, quietMs)
  }
  const flush = () => void (touched.size > 0 && save())
  const markSent = (event: SubmitEvent) => {
    const draft = touched.size > 0 ? save() : mayKeep() ? loadDraft(place) : null
    if (!draft || (event.submitter as HTMLButtonElement | null)?.value === 'edit') return
    const digest = names.length > 0 ? digestOf(differing(form, names)) : ''
    saveDraft(place, sendingDraft(draft, hiddenValue(form, keyField), digest, Date.now()))
    setPending()
  }
  const follow = ({ key }: StorageEvent) => {
    if (key === draftKey(place)) say(loadDraft(place))
    if (key === signedOutKey && !mayKeep()) tell(null)
  }
  // A page that comes back whole from the browser's memory may have been sent meanwhile.
  const comeBack = ({ persisted }: PageTransitionEvent) => void (persisted && say(loadDraft(place)))

  form.addEventListener('input', listen)
  form.addEventListener('change', listen)
  form.addEventListener('submit', markSent)
  addEventListener('pagehide', flush)
  document.addEventListener('visibilitychange', flush)
  addEventListener('storage', follow)
  addEventListener('pageshow', comeBack)
  begin()

  function begin(): void {
    const draft = loadDraft(place)
    if (isAnswered) {
      for (const name of names) touched.add(name)
      if (touched.size > 0) save()
      return
    }
    const typed = differing(form, names)
    // What the browser itself filled in again after sending was not typed anew.
    if (digestOf(typed) !== draft.settled) for (const name of Object.keys(typed)) touched.add(name)
    const isRestored = restore(form, draft, names)
    if (touched.size > 0) save()
    else if (names.some((name) => saysMore(form, draft, name))) say(draft, isRestored)
  }

  return {
    discard: () => {
      clearTimeout(timer)
      touched.clear()
      saveDraft(place, { ...emptyDraft, settled: loadDraft(place).settled })
      // Where the server filled the typed words in, only a new page is an empty one.
      if (isAnswered) location.assign(location.href)
      else form.reset()
      tell(null)
    },
    release: () => {
      clearTimeout(timer)
      touched.clear()
      isReleased = true
      saveDraft(place, emptyDraft)
      tell(null)
    },
    stop: () => {
      flush()
      form.removeEventListener('input', listen)
      form.removeEventListener('change', listen)
      form.removeEventListener('submit', markSent)
      removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flush)
      removeEventListener('storage', follow)
      removeEventListener('pageshow', comeBack)
    },
  }
}

/** The fields that say something else than the server's page did. */
const differing = (form: HTMLFormElement, names: readonly string[]): Record<string, string[]> =>
  Object.fromEntries(
    names
      .map((name) => [name, valuesNow(form, name)] as const)
      .filter(([name, now]) => !sameValues(now, valuesAtFirst(form, name))),
  )

/** Whether the draft has something that the server's page has not. */
const saysMore = (form: HTMLFormElement, { fields }: FormDraft, name: string): boolean =>
  fields[name] !== undefined && !sameValues(fields[name].values, valuesAtFirst(form, name))

/** Fills in what nobody has touched yet. @returns whether anything came back */
function restore(form: HTMLFormElement, draft: FormDraft, names: readonly string[]): boolean {
  let isRestored = false
  for (const name of names) {
    if (!saysMore(form, draft, name) || !sameValues(valuesNow(form, name), valuesAtFirst(form, name))) continue
    // A box is ticked again only beside the very words it was ticked beside.
    if (name === 'consent' && draft.consentText !== hiddenValue(form, 'consentText')) continue
    fillIn(form, name, draft.fields[name]?.values ?? [])
    isRestored = true
  }
  return isRestored
}

function setPending(): void {
  try {
    localStorage.setItem(pendingKey, '1')
  } catch {
    // Nothing is kept where storage is refused.
  }
}
