import type { Locale } from '@estu/domain/locale/locales'
import type { Stored } from '../stored-rows.ts'
import type { Column, TableCollection } from '../table-columns.ts'
import type { TableError } from '../table-errors.ts'
import type { Notice } from './table-notices.ts'

export type Change = { column: Column; from: string; to: string; value: unknown }

/** What is kept of a stored document until its row is carried out. */
export type Found = Pick<Stored, 'id' | 'published'> & { source: Locale }

/** @property row its number as a spreadsheet shows it */
export type RowPlan = { row: number; key: string; stored: Found | null; changes: Change[] }

/** @property reason what the field's own rule said, in the language of whoever imports */
export type RowError = { row: number; column: string; code: TableError; value: string; reason?: string }

export type ImportPlan = {
  collection: TableCollection
  rows: RowPlan[]
  unchanged: number
  errors: RowError[]
  /** What is no error and should be known. */
  notices: Notice[]
  /** Stands for exactly these changes to exactly this state: a plan that somebody looked at can be told from another. */
  fingerprint: string
}
