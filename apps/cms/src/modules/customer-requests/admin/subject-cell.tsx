import { getTranslation } from '@payloadcms/translations'
import type { DefaultServerCellComponentProps } from 'payload'

/** What a consent belongs to: of which kind it is, and how its address begins. Leads to the consent. */
export function SubjectCell({ cellData, i18n, payload, rowData, collectionSlug }: DefaultServerCellComponentProps) {
  const [slug = '', id = ''] = String(cellData ?? '').split(':')
  const collection = payload.config.collections.find((known) => known.slug === slug)
  const words = collection
    ? `${getTranslation(collection.labels.singular, i18n)} ${id.slice(0, 8)}`
    : String(cellData ?? '')
  return <a href={`/admin/collections/${collectionSlug}/${rowData.id}`}>{words}</a>
}
