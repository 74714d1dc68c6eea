import type { ArrayField, Field, TextareaField, TextField } from 'payload'
import { type Label, label } from './labels.ts'

const rowLabel = label('строку', 'жол')

type Extra<F> = Partial<Omit<F, 'name' | 'type' | 'label'>>

/** One line that is written in both languages. */
export const line = (name: string, text: Label, extra: Extra<TextField> = {}): Field =>
  ({ name, type: 'text', label: text, localized: true, ...extra }) as TextField

/** A few sentences that are written in both languages. */
export const sentences = (name: string, text: Label, extra: Extra<TextareaField> = {}): Field =>
  ({ name, type: 'textarea', label: text, localized: true, ...extra }) as TextareaField

const RowLabel = '/admin/fields/row-label.tsx#RowLabel'

/** A list whose rows are shared and whose words are written in both languages. */
export function rows(name: string, text: Label, fields: Field[], { admin, ...extra }: Extra<ArrayField> = {}): Field {
  const labels = { singular: rowLabel, plural: text }
  const components = { RowLabel, ...admin?.components }
  return { name, type: 'array', label: text, labels, fields, admin: { ...admin, components }, ...extra } as ArrayField
}

const needed = { custom: { neededToPublish: true } }

/** One line without which a language is not complete and cannot be published. */
export const neededLine = (name: string, text: Label, extra: Extra<TextField> = {}): Field =>
  line(name, text, { ...needed, ...extra })

/** A longer one breaks every card, list, browser tab and search result it stands in. */
const longestTitle = 200

/** What a document is called, which no language is complete without. */
export const titleLine = (text: Label, extra: Extra<TextField> = {}): Field =>
  neededLine('title', text, { maxLength: longestTitle, ...extra })

/** A few sentences without which a language is not complete and cannot be published. */
export const neededSentences = (name: string, text: Label, extra: Extra<TextareaField> = {}): Field =>
  sentences(name, text, { ...needed, ...extra })
