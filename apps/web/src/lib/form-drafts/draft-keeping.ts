import { keyField } from '@estu/domain/forms/form-guard'
import { draftRuleOf } from '@estu/domain/forms/kept/draft-rules'
import {
  changeDraft,
  type DraftChanges,
  type DraftPlace,
  digestOf,
  draftTime,
  emptyDraft,
  type FormDraft,
  sameValues,
  sendingDraft,
} from '@estu/domain/forms/kept/form-drafts'
import { loadDraft, saveDraft, setPending, signedOutAt } from './draft-storage'
import { fillIn, hasControl, hiddenValue, valuesAtFirst, valuesNow } from './form-controls'
import { differing, fillInDraft, saysMore } from './restore-draft'

/** So soon after ours, what another page stored was read before ours had reached it. */
const sameMomentMs = 1000

/**
 * What is said of the draft: when it was kept, and whether it has just come back; null while there is none; `sent` where
 * what stands in the form was sent from another page.
 */
export type KeptDraft = { at: number; isRestored: boolean } | 'sent' | null

export type KeptForm = {
  form: HTMLFormElement
  place: DraftPlace
  /** The server showed the form once more, with what was typed: its words win over the draft. */
  isAnswered: boolean
  tell: (draft: KeptDraft) => void
}

/** One form's draft: what is typed goes into it, and comes back out of it. */
export class DraftKeeping {
  readonly names: readonly string[]
  readonly #kept: KeptForm
  readonly #signedOutAt = signedOutAt()
  /** What has been typed since it was last saved. */
  readonly #touched = new Set<string>()
  /** What was saved last. */
  #saved: { names: readonly string[]; at: number } = { names: [], at: 0 }
  #isReleased = false

  constructor(kept: KeptForm) {
    this.#kept = kept
    this.names = draftRuleOf(kept.place.form).fields.filter((name) => hasControl(kept.form, name))
  }

  /** Brings back what was typed before, and takes over what was typed before any script had come. */
  begin(): void {
    const { form, place, isAnswered } = this.#kept
    if (isAnswered) {
      for (const name of this.names) this.#touched.add(name)
      this.flush()
      return
    }
    const draft = loadDraft(place)
    const typed = differing(form, this.names)
    // What the browser itself filled in again after sending was not typed anew.
    if (this.#digest() !== draft.settled) for (const name of Object.keys(typed)) this.#touched.add(name)
    const isRestored = fillInDraft(form, draft, this.names)
    if (this.#touched.size > 0) this.flush()
    else if (this.names.some((name) => saysMore(form, draft, name))) this.#say(draft, isRestored)
  }

  touch(name: string): void {
    this.#isReleased = false
    this.#touched.add(name)
  }

  /** Stores what has been typed since the last time. */
  flush(): void {
    if (this.#touched.size > 0) this.#save()
  }

  /** The form is on its way: the draft stays until it is known to be taken. */
  markSent(): void {
    const { form, place } = this.#kept
    this.flush()
    if (!this.mayKeep()) return
    saveDraft(place, sendingDraft(loadDraft(place), hiddenValue(form, keyField), this.#digest(), Date.now()))
    setPending()
  }

  /** Says what is stored by now: another page may have sent it or thrown it away. */
  lookAgain(): void {
    const { form, place, tell } = this.#kept
    const draft = this.mayKeep() ? loadDraft(place) : emptyDraft
    const isSent = draftTime(draft) === null && draft.settled !== '' && draft.settled === this.#digest()
    const lost = this.#overwritten(draft)
    for (const name of lost) this.#touched.add(name)
    if (lost.length > 0) this.#save()
    else if (isSent && Object.keys(differing(form, this.names)).length > 0) tell('sent')
    else this.#say(draft)
  }

  /** Throws the draft away and empties the form. */
  discard(): void {
    const { form, place, isAnswered } = this.#kept
    this.#touched.clear()
    saveDraft(place, { ...emptyDraft, settled: loadDraft(place).settled })
    form.reset()
    // What the server filled in were typed words too.
    if (isAnswered) for (const name of this.names) fillIn(form, name, [])
    this.#kept.tell(null)
  }

  /** Takes the draft out of the browser: the form is kept in another way. */
  release(): void {
    this.#touched.clear()
    this.#isReleased = true
    saveDraft(this.#kept.place, emptyDraft)
    this.#kept.tell(null)
  }

  /** A page that was open before its account was signed out keeps nothing of it any more. */
  mayKeep(): boolean {
    const { owner } = this.#kept.place
    return !this.#isReleased && (owner === '' || signedOutAt() === this.#signedOutAt)
  }

  /** Of all fields: what the page itself says of them changes once they have been sent. */
  #digest(): string {
    const { form } = this.#kept
    if (this.names.length === 0) return ''
    return digestOf(Object.fromEntries(this.names.map((name) => [name, valuesNow(form, name)])))
  }

  #save(): void {
    if (!this.mayKeep()) return
    const { form, place } = this.#kept
    const now = Date.now()
    const changed = changeDraft(loadDraft(place), this.#changes(this.#touched), place.form, now)
    const isAgreed = this.#touched.has('consent')
    const draft = isAgreed ? { ...changed, consentText: hiddenValue(form, 'consentText') } : changed
    this.#saved = { names: [...this.#touched], at: now }
    // Trap: saved twice, an answer that had grown too old in a page left open would begin a new life.
    this.#touched.clear()
    this.#say(saveDraft(place, draft) ? draft : emptyDraft)
  }

  /** Two pages that save in one moment do not see each other's words: those of this page are to be saved once more. */
  #overwritten({ fields }: FormDraft): string[] {
    const { names, at } = this.#saved
    if (Object.keys(fields).length === 0 || Date.now() - at > sameMomentMs) return []
    const changes = this.#changes(names)
    return names.filter((name) => {
      const [ours, stored] = [changes[name] ?? undefined, fields[name]]
      if (!ours || !stored) return Boolean(ours) !== Boolean(stored)
      return stored.at < at && !sameValues(ours, stored.values)
    })
  }

  #changes(touched: Iterable<string>): DraftChanges {
    const { form, isAnswered } = this.#kept
    const changeOf = (name: string) => {
      const now = valuesNow(form, name)
      return !isAnswered && sameValues(now, valuesAtFirst(form, name)) ? null : now
    }
    return Object.fromEntries([...touched].map((name) => [name, changeOf(name)]))
  }

  #say(draft: FormDraft, isRestored = false): void {
    const at = draftTime(draft)
    this.#kept.tell(at === null ? null : { at, isRestored })
  }
}
