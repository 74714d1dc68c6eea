import type { Locale } from '@estu/domain/locale/locales'
import { type Data, isData } from '../../../../fields/walk/document-data.ts'
import type { NamedDocument } from './name-documents.ts'

/**
 * A document that names others of its release as they will be called, and leads to those that are not public yet. The
 * rest of what it shows of them, a price or a picture, is what is public.
 */
export function nameRelated<T extends object>(doc: T, documents: readonly NamedDocument[], locale: Locale): T {
  const members = new Map(
    documents.filter(({ languages }) => languages.includes(locale)).map((document) => [document.id, document]),
  )
  return members.size === 0 ? doc : (mapEntries(doc as Data, (value) => named(value, members, locale)) as T)
}

type Members = ReadonlyMap<string, NamedDocument>

function named(value: unknown, members: Members, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map((one) => named(one, members, locale))
  if (!isPlain(value)) return value
  const member = typeof value.id === 'string' ? members.get(value.id) : undefined
  if (member && 'title' in value) return { ...value, ...wordsOf(member, locale) }
  const hidden = typeof value.value === 'string' && 'relationTo' in value ? members.get(value.value) : undefined
  if (hidden) return { ...value, value: { id: hidden.id, ...wordsOf(hidden, locale) } }
  return mapEntries(value, (inner) => named(inner, members, locale))
}

const wordsOf = ({ titles, slug, kind }: NamedDocument, locale: Locale): Data => ({
  title: titles[locale] ?? '',
  ...(slug ? { slug } : {}),
  ...(kind ? { kind } : {}),
})

const mapEntries = (data: Data, map: (value: unknown) => unknown): Data =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [name, map(value)]))

/** Dates are told as they are. */
const isPlain = (value: unknown): value is Data => isData(value) && Object.getPrototypeOf(value) === Object.prototype
