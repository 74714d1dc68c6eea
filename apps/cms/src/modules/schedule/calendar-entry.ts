import type { Locale } from '@estu/domain/locale/locales'
import { z } from 'zod'

/** What goes out, ends or begins at a moment. */
export const entryKinds = [
  'publish',
  'unpublish',
  'release',
  'promotion-starts',
  'promotion-ends',
  'announcement-starts',
  'announcement-ends',
] as const
export type EntryKind = (typeof entryKinds)[number]

export type CalendarEntry = {
  /** Of the plan, of the release, or of the document whose period begins or ends. */
  id: string
  kind: EntryKind
  at: string
  collection: string
  documentId: string
  /** Null for what happens in both languages. */
  locale: Locale | null
  title: string
  /** As it is now the language could not go public, the promotion is seen by nobody, or the release was stopped. */
  isUnready: boolean
  /** How many documents a release puts out; null for what is no release. */
  documents: number | null
}

/** `more`: entries of the day beyond those that are shown. */
export type CalendarDay = { day: string; entries: CalendarEntry[]; more: number }

/** The beginnings and ends of periods, which are moved in their documents. */
export const periodKinds = entryKinds.filter((kind) => kind !== 'publish' && kind !== 'unpublish' && kind !== 'release')
export const periodKind = z.enum(periodKinds)
export type PeriodKind = z.output<typeof periodKind>
