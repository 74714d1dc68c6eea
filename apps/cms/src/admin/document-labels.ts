import { localeLabels } from '@estu/domain/vocabulary/languages'
import type { PayloadRequest } from 'payload'
import { inLanguage } from '../i18n/in-language.ts'
import { translate } from '../i18n/translate.ts'

type Speaker = Pick<PayloadRequest, 'i18n' | 't' | 'payload'>

export const languageLabel = (locale: 'ru' | 'kk', req: Speaker): string => translate(req, ...localeLabels[locale])

/** A collection as the menu calls it; single documents together. */
export function collectionLabel(slug: string, req: Speaker): string {
  if (slug === 'globals') return translate(req, 'Сайт', 'Сайт')
  const collection = req.payload.config.collections.find((known) => known.slug === slug)
  return collection ? inLanguage(collection.labels.plural, req) : slug
}

/** A document by its title, or a single one by its name in the menu. */
export function documentLabel(row: { collection: string; id: string; title: string }, req: Speaker): string {
  if (row.collection !== 'globals') return row.title || translate(req, 'без названия', 'атауы жоқ')
  const global = req.payload.config.globals.find(({ slug }) => slug === row.id)
  return global ? inLanguage(global.label, req) : row.id
}
