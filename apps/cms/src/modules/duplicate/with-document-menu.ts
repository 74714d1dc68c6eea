import { isLocale } from '@estu/domain/locale/locales'
import type { CollectionBeforeOperationHook, CollectionConfig } from 'payload'
import { isLocalized } from '../../fields/walk/data-fields.ts'
import { walkFields } from '../../fields/walk/walk-fields.ts'

/**
 * Nothing that happened once is made twice: an order, a visit, a person's words or consent, an account, what lies on one
 * shelf, where one address leads, what became public together.
 */
const notCopied = new Set([
  'search-synonyms',
  'orders',
  'appointments',
  'waitlist',
  'feedback',
  'customers',
  'consents',
  'reviews',
  'redirects',
  'staff',
  'stock',
  'releases',
])

/** Takes out of the document's menu what makes no sense for a collection, and makes every copy a draft. */
export function withDocumentMenu(config: CollectionConfig): CollectionConfig {
  const disableCopyToLocale = ![...walkFields(config.fields)].some(({ field }) => isLocalized(field))
  return {
    ...config,
    admin: { ...config.admin, ...(disableCopyToLocale ? { disableCopyToLocale } : {}) },
    disableDuplicate: notCopied.has(config.slug),
    hooks: { ...config.hooks, beforeOperation: [draftCopies, ...(config.hooks?.beforeOperation ?? [])] },
  }
}

/** Whatever the request says, a copy is public in no language; and it is checked in one that it has. */
const draftCopies: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if (operation !== 'create' || !('duplicateFromID' in args) || !args.duplicateFromID) return args
  const [chosen] = (args.selectedLocales ?? []).filter(isLocale)
  if (chosen && !args.selectedLocales?.includes(req.locale ?? '')) req.locale = chosen
  if (!collection.versions?.drafts) return args
  return { ...args, data: { _status: 'draft' }, draft: true, publishAllLocales: undefined } as typeof args
}
