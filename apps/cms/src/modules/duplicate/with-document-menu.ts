import { isLocale } from '@estu/domain/locale/locales'
import type { CollectionBeforeOperationHook, CollectionConfig, Field } from 'payload'

/**
 * Nothing that happened once is made twice: an order, a visit, a person's words or consent, an account, what lies on one
 * shelf, where one address leads.
 */
const notCopied = new Set([
  'orders',
  'appointments',
  'feedback',
  'customers',
  'consents',
  'reviews',
  'redirects',
  'staff',
  'stock',
])

/** Takes out of the document's menu what makes no sense for a collection, and makes every copy a draft. */
export function withDocumentMenu(config: CollectionConfig): CollectionConfig {
  const disableCopyToLocale = !hasLocalised(config.fields)
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

function hasLocalised(fields: readonly Field[]): boolean {
  return fields.some((field) => {
    if ('localized' in field && field.localized) return true
    if (field.type === 'tabs') return field.tabs.some((tab) => hasLocalised(tab.fields))
    if (field.type === 'blocks') return field.blocks.some((block) => hasLocalised(block.fields))
    return 'fields' in field && hasLocalised(field.fields)
  })
}
