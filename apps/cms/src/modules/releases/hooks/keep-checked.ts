import type { CollectionBeforeValidateHook } from 'payload'
import { fieldRefusal } from '../../../fields/field-refusal.ts'
import { translate } from '../../../i18n/translate.ts'
import { releasableCollections } from '../releasable.ts'

type Item = { document?: { relationTo?: unknown; value?: unknown } | null } | null

/** A document goes out once by a release, with whichever languages. */
export const keepChecked: CollectionBeforeValidateHook = ({ data, req, collection }) => {
  const items: Item[] = Array.isArray(data?.items) ? data.items : []
  const seen = new Set<string>()
  items.forEach((item, index) => {
    const key = `${item?.document?.relationTo}/${idOf(item?.document?.value)}`
    if (item?.document && !isReleasable(item.document.relationTo))
      throw refusal(index, 'Это нельзя включить в выпуск.', 'Мұны шығарылымға қосуға болмайды.')
    if (item?.document && seen.has(key))
      throw refusal(
        index,
        'Этот документ уже есть в выпуске: отметьте языки там.',
        'Бұл құжат шығарылымда бар: тілдерін сол жерде белгілеңіз.',
      )
    seen.add(key)
  })
  return data

  function refusal(index: number, ru: string, kk: string) {
    const message = translate(req, ru, kk)
    return fieldRefusal(req, collection.fields, [{ path: `items.${index}.document`, message }])
  }
}

/** Trap: Payload drops a reference to another collection without a word. */
const isReleasable = (slug: unknown) => releasableCollections.some((known) => known === slug)

const idOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : String(value)
