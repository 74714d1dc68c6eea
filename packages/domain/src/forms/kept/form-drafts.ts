import { parseJson } from '../../text/parse-json.ts'
import { type DraftForm, draftRuleOf, healthKeptMs, isDraftForm } from './draft-rules.ts'

/** The values of one field, as the form would send them; a box that is not ticked has none. */
export type DraftField = { values: readonly string[]; at: number }

export type FormDraft = {
  /** By name, each with the time it was typed, in milliseconds since the epoch. */
  fields: Readonly<Record<string, DraftField>>
  /** The words that stood beside the ticked box, as the form names them. */
  consentText: string
  /** The key the form was last sent with, empty until it is, and when. */
  sentKey: string
  sentAt: number
  /** What was last sent, as `digestOf` names it: a browser that fills it in again by itself has no draft. */
  settled: string
}

export const emptyDraft: FormDraft = { fields: {}, consentText: '', sentKey: '', sentAt: 0, settled: '' }

/** Which draft: of which form, about what, and whose. */
export type DraftPlace = { form: DraftForm; about: string; owner: string }

const prefix = 'form-draft'
const longestValue = 20_000
const mostValues = 20
const longestDraft = 60_000
const version = 1

/** Where the browser keeps a draft. Each account has its own, and whoever is not signed in another. */
export const draftKey = ({ form, about, owner }: DraftPlace): string => [prefix, form, owner, about].join(':')

/** @returns null for what is no draft's key */
export function placeOfKey(key: string): DraftPlace | null {
  const [head, form, owner = '', about = ''] = key.split(':')
  return head === prefix && isDraftForm(form) ? { form, owner, about } : null
}

type Loose = { [key: string]: unknown }
const isLoose = (value: unknown): value is Loose => typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * What of a stored draft may still come back: known fields that are not too old. Whatever is damaged, of an older shape
 * or from another form is as if it had never been kept.
 * @param now milliseconds since the epoch
 */
export function parseDraft(raw: string | null, form: DraftForm, now: number): FormDraft {
  const stored = raw && raw.length <= longestDraft ? parseJson(raw) : null
  if (!isLoose(stored) || stored.v !== version || !isLoose(stored.fields)) return emptyDraft
  const fields: Record<string, DraftField> = {}
  for (const name of draftRuleOf(form).fields) {
    const field = Object.hasOwn(stored.fields, name) ? readField(stored.fields[name]) : null
    if (field && isKept(form, name, field.at, now)) fields[name] = field
  }
  return { fields, ...textsOf(stored) }
}

const textsOf = (stored: Loose) => ({
  consentText: shortText(stored.consentText),
  sentKey: shortText(stored.sentKey),
  settled: shortText(stored.settled),
  sentAt: Number.isFinite(stored.sentAt) ? Number(stored.sentAt) : 0,
})

const shortText = (value: unknown) => (typeof value === 'string' && value.length <= 255 ? value : '')

function readField(value: unknown): DraftField | null {
  if (!isLoose(value) || !Array.isArray(value.values) || !Number.isFinite(value.at)) return null
  const values: unknown[] = value.values
  const isGood = values.length <= mostValues && values.every((text) => typeof text === 'string')
  return isGood && (values as string[]).every(fits) ? { values: values as string[], at: Number(value.at) } : null
}

const fits = (text: string) => text.length <= longestValue

/** A clock that was set back makes a field look as if it came from the future: only what is about health then goes. */
function isKept(form: DraftForm, name: string, at: number, now: number): boolean {
  const { health, keptMs } = draftRuleOf(form)
  const age = now - at
  if (!health.includes(name)) return age < keptMs
  return age < healthKeptMs && age > -healthKeptMs
}

/** @returns null where nothing is left to keep, or where it is too much to keep */
export function serialiseDraft(draft: FormDraft): string | null {
  if (Object.keys(draft.fields).length === 0 && draft.settled === '') return null
  const text = JSON.stringify({ v: version, ...draft })
  return text.length <= longestDraft ? text : null
}

/** What one page's person changed: new values by field, or null where a field is again as the page itself had it. */
export type DraftChanges = Readonly<Record<string, readonly string[] | null>>

/**
 * The stored draft with what was changed on one page. Only what was touched there is written, so that two pages with the
 * same form do not take each other's words away; of a field that both changed the later words stay.
 */
export function changeDraft(draft: FormDraft, changes: DraftChanges, form: DraftForm, now: number): FormDraft {
  const fields = { ...draft.fields }
  for (const name of draftRuleOf(form).fields) {
    if (!Object.hasOwn(changes, name)) continue
    const values = changes[name] ?? null
    if (values === null || !values.every(fits) || values.length > mostValues) delete fields[name]
    else fields[name] = { values, at: sameValues(values, fields[name]?.values) ? (fields[name]?.at ?? now) : now }
  }
  return { ...draft, fields }
}

/** The draft of a form that is being sent, `digest` naming what is sent; it stays until the form is known to be taken. */
export const sendingDraft = (draft: FormDraft, key: string, digest: string, now: number): FormDraft => ({
  ...draft,
  sentKey: key,
  sentAt: now,
  settled: digest || draft.settled,
})

/** The draft once its form has been taken: only what was typed after that is left. */
export function settleDraft(draft: FormDraft): FormDraft {
  const later = Object.entries(draft.fields).filter(([, { at }]) => at > draft.sentAt)
  return { ...draft, fields: Object.fromEntries(later), sentKey: '' }
}

/** Whether two fields say the same. */
export const sameValues = (one: readonly string[], other: readonly string[] | undefined): boolean =>
  other !== undefined && one.length === other.length && one.every((text, index) => text === other[index])

/** When the youngest word was typed; null for an empty draft. */
export function draftTime({ fields }: FormDraft): number | null {
  const times = Object.values(fields).map(({ at }) => at)
  return times.length === 0 ? null : Math.max(...times)
}

/**
 * Names some values without holding them: equal values, whatever their order, have equal names. No secret: 53 bits by
 * the public-domain cyrb53.
 */
export function digestOf(fields: Readonly<Record<string, readonly string[]>>): string {
  const text = JSON.stringify(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1)))
  let [high, low] = [0xdeadbeef, 0x41c6ce57]
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36)
}
