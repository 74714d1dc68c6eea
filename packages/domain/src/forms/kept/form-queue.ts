import { attachedConsentField, attachedField } from '../../screener/attached/attached-limits.ts'
import { parseJson } from '../../text/parse-json.ts'
import type { FormAnswer } from '../form-answer.ts'
import { draftRuleOf, healthKeptMs, isQueued, type QueuedFormName } from './draft-rules.ts'

/** Where the browser keeps forms that wait for the network. */
export const queueKey = 'form-queue'

const mostWaiting = 20
const longestForm = 60_000
const mostFields = 100
const dayMs = 24 * 60 * 60 * 1000
/** Beyond this nobody waits for an answer any more: the form comes back to be looked at. */
const keptMs = 7 * dayMs
/** The server knows a key for a day (`idempotency.ts`); an hour less, for clocks that differ. */
const keyKnownMs = dayMs - 60 * 60 * 1000
/** A try that lies further ahead was made before the clock was set back, nobody knows how long ago. */
const clockToleranceMs = 60 * 1000
const firstDelayMs = 2000
const longestDelayMs = 5 * 60 * 1000

/**
 * `waiting` is sent when it can be. An order is `look`ed at first and then `ready` for its person's tap. `sent` and
 * `refused` have been answered. `unsure` may have arrived so long ago that the server no longer knows its key.
 */
export type QueueState = 'waiting' | 'ready' | 'sent' | 'refused' | 'unsure'

export type QueuedForm = {
  /** The form's idempotency key, the same for every try. */
  key: string
  form: QueuedFormName
  /** What the form is about, as its draft names it. */
  about: string
  /** The account it belongs to; empty for nobody. */
  owner: string
  /** The address it is sent to, with its language. */
  path: string
  fields: readonly (readonly [name: string, value: string])[]
  state: QueueState
  /** When it was made, and when it first may have reached the server; milliseconds since the epoch. */
  at: number
  triedAt: number | null
  tries: number
  nextAt: number
  answer: FormAnswer | null
  /** What it said about health had grown too old and is gone. */
  isShortened?: boolean
}

type Loose = { [key: string]: unknown }
const isLoose = (value: unknown): value is Loose => typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value.length <= longest
const isTime = (value: unknown): value is number => Number.isFinite(value)
const states: readonly unknown[] = ['waiting', 'ready', 'sent', 'refused', 'unsure'] satisfies QueueState[]

const isField = (field: unknown): field is [string, string] =>
  Array.isArray(field) && field.length === 2 && isText(field[0], 100) && isText(field[1], longestForm)

const isQueuedForm = (value: unknown): value is QueuedForm =>
  isLoose(value) &&
  isText(value.key, 255) &&
  isQueued(value.form) &&
  isText(value.about, 100) &&
  isText(value.owner, 100) &&
  isText(value.path, 2000) &&
  /^\/(?!\/)/.test(value.path) &&
  Array.isArray(value.fields) &&
  value.fields.length <= mostFields &&
  value.fields.every(isField) &&
  states.includes(value.state) &&
  isTime(value.at) &&
  (value.triedAt === null || isTime(value.triedAt)) &&
  isTime(value.tries) &&
  isTime(value.nextAt) &&
  (value.answer === null || isLoose(value.answer)) &&
  (value.isShortened === undefined || typeof value.isShortened === 'boolean')

/** What the browser stored of its queue. What is damaged is left out. */
export function parseQueue(raw: string | null): QueuedForm[] {
  const stored = parseJson(raw ?? '')
  return Array.isArray(stored) ? stored.filter(isQueuedForm).slice(-mostWaiting) : []
}

/** @returns null where nothing is left to keep */
export const serialiseQueue = (queue: readonly QueuedForm[]): string | null =>
  queue.length === 0 ? null : JSON.stringify(queue)

type Made = Pick<QueuedForm, 'key' | 'form' | 'about' | 'owner' | 'path' | 'fields'>

/** @returns null for a form that is too large to be kept, or that has no key */
export function queuedForm(made: Made, now: number): QueuedForm | null {
  const entry = { ...made, state: 'waiting', at: now, triedAt: null, tries: 0, nextAt: now, answer: null } as const
  return made.key !== '' && JSON.stringify(entry).length <= longestForm && isQueuedForm(entry) ? entry : null
}

/**
 * The queue with one form more. The same key is never in it twice.
 * @returns null where no more fit: what waits is never pushed out
 */
export function withQueued(queue: readonly QueuedForm[], entry: QueuedForm): QueuedForm[] | null {
  const others = queue.filter(({ key }) => key !== entry.key)
  const room = others.length < mostWaiting ? others : withoutOldestAnswered(others)
  return room && [...room, entry]
}

function withoutOldestAnswered(queue: readonly QueuedForm[]): QueuedForm[] | null {
  const oldest = queue.find(({ state }) => state === 'sent')
  return oldest ? queue.filter((entry) => entry !== oldest) : null
}

/** The queue with one entry as it is now; an entry that was taken out meanwhile stays out. */
export const withChanged = (queue: readonly QueuedForm[], entry: QueuedForm): QueuedForm[] =>
  queue.map((known) => (known.key === entry.key ? entry : known))

/** What must not be sent by itself any more: too old, its key too old to be known, or without its answers about health. */
export function settleAge(entry: QueuedForm, now: number): QueuedForm {
  const kept = withoutOldHealth(entry, now)
  if (kept.state !== 'waiting' && kept.state !== 'ready') return kept
  const isStale = mayBeForgotten(kept, now) || now - kept.at > keptMs || kept.isShortened
  return isStale ? { ...kept, state: 'unsure' } : kept
}

const mayBeForgotten = ({ triedAt }: QueuedForm, now: number): boolean =>
  triedAt !== null && (now - triedAt > keyKnownMs || triedAt - now > clockToleranceMs)

function withoutOldHealth(entry: QueuedForm, now: number): QueuedForm {
  if (Math.abs(now - entry.at) < healthKeptMs) return entry
  const old = [...draftRuleOf(entry.form).health, attachedField, attachedConsentField]
  const fields = entry.fields.filter(([name]) => !old.includes(name))
  return fields.length < entry.fields.length ? { ...entry, fields, isShortened: true } : entry
}

/** Whether an answer has been told for long enough. */
export const isOver = ({ state, at }: QueuedForm, now: number): boolean => state === 'sent' && now - at > keptMs

/** Whether an entry is to be sent, or looked at, now. A clock that was set back delays nothing for longer than a try. */
export const isDue = ({ state, nextAt }: QueuedForm, now: number): boolean =>
  state === 'waiting' && (nextAt <= now || nextAt - now > longestDelayMs)

/** Before a try leaves the browser: from now on it may have arrived. */
export const asTried = (entry: QueuedForm, now: number): QueuedForm => ({ ...entry, triedAt: entry.triedAt ?? now })

/** After a try without an answer. */
export function afterSilence(entry: QueuedForm, now: number): QueuedForm {
  const delay = Math.min(firstDelayMs * 2 ** Math.min(entry.tries, 10), longestDelayMs)
  return { ...entry, state: 'waiting', tries: entry.tries + 1, nextAt: now + delay }
}

/** After a try that was answered. Of what was taken only the answer is told, so nothing typed stays behind for it. */
export function afterAnswer(entry: QueuedForm, answer: FormAnswer, now: number): QueuedForm {
  if (answer.status === 'later') return afterSilence(entry, now)
  const fields = answer.status === 'sent' ? [] : entry.fields
  return { ...entry, fields, state: answer.status, answer, tries: 0, nextAt: now }
}

/** Another try with the same key. Only its person's own wish sends what may have arrived before anybody remembers it. */
export function asAsked(entry: QueuedForm, now: number): QueuedForm {
  const again = { ...entry, state: 'waiting', nextAt: now, answer: null } as const
  return entry.state === 'unsure' ? { ...again, triedAt: null, at: now } : again
}

/** The same form with one field changed. */
export const withField = (entry: QueuedForm, name: string, value: string): QueuedForm => ({
  ...entry,
  fields: [...entry.fields.filter(([known]) => known !== name), [name, value]],
})

/** What belongs to no account: all that stays after signing out. */
export const ofNobody = (queue: readonly QueuedForm[]): QueuedForm[] => queue.filter(({ owner }) => owner === '')
