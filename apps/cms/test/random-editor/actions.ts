import type { Locale } from '@estu/domain/locale/locales'
import fc from 'fast-check'

export const fields = ['title', 'summary', 'body'] as const
export type Field = (typeof fields)[number]

export const people = ['editor', 'translator', 'clinic'] as const
export type Who = (typeof people)[number]

/** What becomes of the request: it arrives, is lost on its way, or its answer is; what was lost is sent again. */
type Network = 'there' | 'lost' | 'unanswered'

export type Action = {
  kind: (typeof kinds)[number]
  who: Who
  document: number
  locale: Locale
  field: Field
  network: Network
  number: number
}

const kinds = [
  'type',
  'texts',
  'reload',
  'leave',
  'restore-language',
  'restore-version',
  'trash',
  'untrash',
  'publish',
  'undo',
  'schedule',
  'due',
  'release',
  'undo-release',
] as const

/** How often each is done beside the others: people type more than they publish. */
const often: Partial<Record<Action['kind'], number>> = { type: 5, texts: 5, reload: 2, publish: 4, undo: 2, untrash: 4 }

const one = <T>(weights: readonly (readonly [T, number])[]) =>
  fc.oneof(...weights.map(([value, weight]) => ({ arbitrary: fc.constant(value), weight })))

/** Always the same actions for the same seed. */
export const planActions = (seed: number, count: number, documents: number): Action[] =>
  fc.sample(
    fc.record({
      kind: one(kinds.map((kind) => [kind, often[kind] ?? 1] as const)),
      who: one<Who>([
        ['editor', 8],
        ['translator', 3],
        ['clinic', 1],
      ]),
      document: fc.nat(documents - 1),
      locale: fc.constantFrom<Locale>('ru', 'kk'),
      field: fc.constantFrom(...fields),
      network: one<Network>([
        ['there', 8],
        ['lost', 1],
        ['unanswered', 1],
      ]),
      number: fc.nat(1000),
    }),
    { numRuns: count, seed },
  )
