import { addressedCollections } from '@estu/domain/catalogue/collections'
import { localisePath } from '@estu/domain/locale/locales'
import { documentPath } from '@estu/domain/routing/document-path'
import { seoPlugin } from '@payloadcms/plugin-seo'
import type { GenerateDescription, GenerateTitle, GenerateURL } from '@payloadcms/plugin-seo/types'
import type { Field, Plugin } from 'payload'
import { readBrandName } from '../brand/index.ts'
import { inBothLanguages } from './field-labels.ts'
import { searchSwitches } from './search-switches.ts'

type WithWords = Partial<Record<'title' | 'summary' | 'lead' | 'tagline' | 'address' | 'slug' | 'kind', string>>

const title: GenerateTitle<WithWords> = async ({ doc, locale, req }) =>
  doc.title ? `${doc.title} · ${await readBrandName(req.payload, locale === 'kk' ? 'kk' : 'ru', req)}` : ''
const description: GenerateDescription<WithWords> = ({ doc }) =>
  doc.summary ?? doc.lead ?? doc.tagline ?? doc.address ?? ''

const url: GenerateURL<WithWords> = ({ doc, collectionConfig, locale, req }) => {
  const { webUrl } = req.payload.config.custom as { webUrl: string }
  const path = collectionConfig ? documentPath(collectionConfig.slug, doc) : '/'
  return `${webUrl}${localisePath(locale === 'kk' ? 'kk' : 'ru', path ?? '/')}`
}

/** Documents with a page of their own. */
export const seoCollections = addressedCollections

/** The plugin's own preview and overview count letters; ours measure them. */
const isKept = (field: Field) => 'name' in field && ['title', 'description', 'image'].includes(field.name ?? '')

/** Title, description and picture for search engines, written by the editor in each language. */
export const seo = (): Plugin =>
  seoPlugin({
    collections: [...seoCollections],
    globals: ['home'],
    uploadsCollection: 'media',
    fields: ({ defaultFields }) => [...inBothLanguages(defaultFields.filter(isKept)), ...searchSwitches()],
    generateTitle: title,
    generateDescription: description,
    generateURL: url,
  })
