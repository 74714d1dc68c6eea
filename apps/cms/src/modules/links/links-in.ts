import type { Locale } from '@estu/domain/locale/locales'
import type { DataField } from '../../fields/walk/data-fields.ts'
import { type Data, isData } from '../../fields/walk/document-data.ts'
import { formPathOf, labelsOf, pathOf } from '../../fields/walk/place.ts'
import { textNodes } from '../../fields/walk/text-nodes.ts'
import { type VisitedValue, walkValues } from '../../fields/walk/walk-values.ts'
import type { TextLeaf } from '../document-texts/index.ts'
import { type LinkTarget, targetOfAddress } from './link-target.ts'

/** Where something stands in the form. */
export type At = Pick<TextLeaf, 'ownList' | 'formPath' | 'labels' | 'path'>

/** `address`: as it was written; null for a link to a document. */
export type FoundLink = { at: At; address: string | null; target: LinkTarget }

type Fields = Parameters<typeof walkValues>[0]

/** Every link of a document in one language, read with `locale: 'all'`: buttons, sources, links in running text. */
export function* linksIn(fields: Fields, data: unknown, locale: Locale, origin: string): Generator<FoundLink> {
  for (const visited of walkValues(fields, data, locale)) {
    const { field, value } = visited
    if (field.type === 'text' && typeof value === 'string') yield* linkAt(visited, value, isAddress(field), origin)
    if (field.type !== 'richText') continue
    for (const node of textNodes(value)) yield* linkOf(visited, node, origin)
  }
}

export const placeOf = ({ place }: VisitedValue): At => ({
  ownList: place.ownList,
  formPath: formPathOf(place),
  labels: labelsOf(place),
  path: pathOf(place),
})

const isAddress = (field: DataField) => field.custom?.address === true

/** A field for an address holds paths; any other text is a link where it is nothing but the address of a page. */
function* linkAt(visited: VisitedValue, value: string, isPath: boolean, origin: string): Generator<FoundLink> {
  if (!isPath && !/^https?:\/\/\S+$/i.test(value)) return
  const target = targetOfAddress(value, origin)
  if (target) yield { at: placeOf(visited), address: value, target }
}

function* linkOf(visited: VisitedValue, { type, fields }: Data, origin: string): Generator<FoundLink> {
  if ((type !== 'link' && type !== 'autolink') || !isData(fields)) return
  const { doc, linkType, url } = fields
  if (linkType === 'internal') {
    if (isData(doc) && typeof doc.relationTo === 'string' && typeof doc.value === 'string')
      yield { at: placeOf(visited), address: null, target: { collection: doc.relationTo, id: doc.value } }
    return
  }
  const target = typeof url === 'string' ? targetOfAddress(url, origin) : null
  if (target) yield { at: placeOf(visited), address: String(url), target }
}
