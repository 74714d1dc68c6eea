import { mayFollow } from '@estu/domain/orders/status-flow'
import type { CollectionBeforeChangeHook, Field, PayloadRequest } from 'payload'
import { fieldRefusal } from '../../../fields/field-refusal.ts'
import { idOf } from '../../../fields/id-of.ts'
import { translate } from '../../../i18n/translate.ts'

type Flow = Readonly<Record<string, readonly string[]>>
type Entry = { at: string; who: string; what: string; words?: string }

/**
 * Lets a status move only along its flow, and writes who changed it, when, and what they noted. The names of the
 * watched fields are written down too when those change, and what an operation tells besides (`context.told`).
 */
export const keepHistory =
  (flow: Flow, watched: readonly string[] = []): CollectionBeforeChangeHook =>
  ({ data, originalDoc, operation, req, collection, context }) => {
    const who = nameOfAuthor(req, context)
    if (operation === 'create') {
      return { ...data, note: null, history: [entry(who, data.status, data.note)] }
    }
    const to = data.status ?? originalDoc.status
    if (!mayFollow(flow, originalDoc.status, to)) throw wrongTurn(req, collection.fields)
    const changes = [
      ...(to === originalDoc.status ? [] : [`${originalDoc.status} → ${to}`]),
      ...(Array.isArray(context.told) ? (context.told as string[]) : []),
      ...watched.filter((field) => field in data && changed(data[field], originalDoc[field])),
    ]
    if (changes.length === 0 && !data.note) return { ...data, history: originalDoc.history }
    const added = entry(who, changes.join(', ') || 'note', data.note)
    return { ...data, note: null, history: [...(originalDoc.history ?? []), added] }
  }

function wrongTurn(req: PayloadRequest, fields: readonly Field[]) {
  const message = translate(
    req,
    'Из этого состояния нельзя перейти в выбранное.',
    'Бұл күйден таңдалған күйге өтуге болмайды.',
  )
  return fieldRefusal(req, fields, [{ path: 'status', message }])
}

const entry = (who: string, what: string, words: unknown): Entry => ({
  at: new Date().toISOString(),
  who,
  what,
  ...(typeof words === 'string' && words ? { words } : {}),
})

/** What the history calls whoever changes a document: a name of the staff, or a word of an operation (`context.author`). */
export function nameOfAuthor(req: { user?: object | null }, context: Record<string, unknown>): string {
  if (typeof context.author === 'string') return context.author
  const user = req.user as { name?: string | null; email?: string | null } | null | undefined
  return user?.name ?? user?.email ?? 'system'
}

/** A relation is the same document filled in or not. */
const plain = (value: unknown) => JSON.stringify(idOf(value) ?? value ?? null)

const changed = (a: unknown, b: unknown) => plain(a) !== plain(b)
