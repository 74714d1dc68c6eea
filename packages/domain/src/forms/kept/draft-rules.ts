import { cartLimits } from '../../orders/cart-limits.ts'
import { takeField } from '../../orders/returns/take-field.ts'

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs

/** Answers about somebody's health are kept no longer than this. */
export const healthKeptMs = dayMs

type DraftRule = {
  /** The only fields that are kept. Never a password, a card, a one-time code, a trap, a token or a file. */
  fields: readonly string[]
  /** Those of them that say something about health. */
  health: readonly string[]
  /** How long the other fields are kept, in milliseconds. */
  keptMs: number
  /** Whether what cannot be sent now is sent later: by itself, after a second look of the person, or not at all. */
  queue: 'alone' | 'confirmed' | 'never'
}

const contact = ['name', 'contactBy', 'phone', 'email'] as const

/** An order has no more lines than a cart. */
const returnedLines = Array.from({ length: cartLimits.lines }, (_, line) => takeField(line))

/** What of each form this browser keeps until it is sent or thrown away: a closed list, form by form. */
export const draftRules = {
  feedback: { fields: [...contact, 'topic', 'message', 'consent'], health: [], keptMs: 30 * dayMs, queue: 'alone' },
  appointment: {
    fields: [...contact, 'forWhom', 'visitorName', 'age', 'language', 'needs', 'comment', 'consent'],
    health: ['forWhom', 'visitorName', 'age', 'needs', 'comment'],
    keptMs: 30 * dayMs,
    queue: 'alone',
  },
  wait: {
    fields: [...contact, 'weeks', 'days', 'parts', 'forWhom', 'visitorName', 'age', 'language', 'consent'],
    health: ['forWhom', 'visitorName', 'age'],
    keptMs: 30 * dayMs,
    queue: 'never',
  },
  order: {
    fields: [
      ...['receiving', 'branch', 'zone', 'city', 'street', 'paying', 'plan', 'discount'],
      ...contact,
      ...['prefersText', 'comment', 'consent'],
    ],
    health: ['prefersText', 'discount'],
    keptMs: 30 * dayMs,
    queue: 'confirmed',
  },
  changeOrder: {
    fields: ['receiving', 'branch', 'zone', 'city', 'street', ...contact],
    health: [],
    keptMs: 30 * dayMs,
    queue: 'never',
  },
  returnOrder: {
    fields: [...returnedLines, 'reason', 'wish', 'comment'],
    health: ['comment'],
    keptMs: 30 * dayMs,
    queue: 'never',
  },
  review: {
    fields: ['rating', 'title', 'text', 'pros', 'cons', 'author', 'email', 'consent'],
    health: [],
    keptMs: 30 * dayMs,
    queue: 'never',
  },
  profile: { fields: ['name', 'phone', 'language'], health: [], keptMs: 30 * dayMs, queue: 'never' },
  signIn: { fields: ['email'], health: [], keptMs: dayMs, queue: 'never' },
  register: { fields: ['name', 'email', 'consent'], health: [], keptMs: dayMs, queue: 'never' },
  recover: { fields: ['email'], health: [], keptMs: dayMs, queue: 'never' },
} as const satisfies Record<string, DraftRule>

export type DraftForm = keyof typeof draftRules
export type QueuedFormName = 'feedback' | 'appointment' | 'order'

export const draftForms = Object.keys(draftRules) as DraftForm[]

export const isDraftForm = (name: unknown): name is DraftForm => draftForms.some((form) => form === name)

/** What the list says of one form. */
export const draftRuleOf = (form: DraftForm): DraftRule => draftRules[form]

/** Forms whose sending waits for the network. */
export const isQueued = (form: unknown): form is QueuedFormName =>
  isDraftForm(form) && draftRules[form].queue !== 'never'
