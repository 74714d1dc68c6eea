import { defaultLocale, isLocale, type Locale, locales } from '@estu/domain/locale/locales'
import type {
  CollectionBeforeOperationHook,
  CollectionSlug,
  GlobalBeforeOperationHook,
  PayloadRequest,
  SanitizedConfig,
} from 'payload'
import { nestedRequest } from '../../database/nested-request.ts'
import { fieldRefusal } from '../../fields/field-refusal.ts'
import type { ConfigField } from '../../fields/walk/data-fields.ts'
import { walkFields } from '../../fields/walk/walk-fields.ts'
import { languageOf } from '../../i18n/translate.ts'
import { labelOf } from '../document-texts/index.ts'
import { type BrokenText, brokenTexts } from './broken-texts.ts'
import { faultSentence } from './fault-words.ts'
import { validateText } from './validate-text.ts'

type Args = { data?: unknown; duplicateFromID?: unknown; selectedLocales?: string[] }
type Keeper = { slug: string; fields: readonly ConfigField[] }

const saving = ['create', 'update', 'updateByID']

const ofCollections: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if (!saving.includes(operation)) return args
  const { data, duplicateFromID, selectedLocales } = args as Args
  refuse(req, brokenIn(req, collection, data))
  if (duplicateFromID) refuse(req, await brokenInOriginal(req, collection, String(duplicateFromID), selectedLocales))
  return args
}

const ofGlobals: GlobalBeforeOperationHook = ({ args, global, operation, req }) => {
  if (operation === 'update') refuse(req, brokenIn(req, global, (args as Args).data))
  return args
}

function brokenIn(req: PayloadRequest, { fields }: Keeper, data: unknown): BrokenText[] {
  if (req.locale === 'all') return locales.flatMap((locale) => brokenTexts(fields, data, locale, true))
  return brokenTexts(fields, data, isLocale(req.locale) ? req.locale : defaultLocale)
}

/** What a copy takes over is not sent: it is read from the newest draft, in each language that is copied. */
async function brokenInOriginal(req: PayloadRequest, { slug, fields }: Keeper, id: string, chosen?: string[]) {
  const original = await req.payload.findByID({
    collection: slug as CollectionSlug,
    id,
    locale: 'all',
    fallbackLocale: false,
    draft: true,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req: nestedRequest(req),
  })
  const copied: readonly Locale[] = chosen?.length ? locales.filter((locale) => chosen.includes(locale)) : locales
  return copied.flatMap((locale) => brokenTexts(fields, original, locale, true))
}

function refuse(req: PayloadRequest, found: readonly BrokenText[]): void {
  if (found.length === 0) return
  const refused = found.map(({ path, labels, locale, fault }) => ({
    path,
    label: labelOf({ path, labels }, req),
    message: faultSentence(fault, locale, languageOf(req)),
  }))
  throw fieldRefusal(req, [], refused)
}

/**
 * Lets no rich text be stored that the editor could not open, whoever sends it and however. Trap: Payload validates no
 * drafts, and its editor's own hooks fail on some of these texts, so what is sent is looked at before any of them. A
 * text that is stored already is looked at when it is made public.
 */
export function refuseBrokenTexts(config: SanitizedConfig): SanitizedConfig {
  for (const { fields, hooks } of config.collections) {
    if (!validateTexts(fields)) continue
    hooks.beforeOperation = [...(hooks.beforeOperation ?? []), ofCollections]
  }
  for (const { fields, hooks } of config.globals) {
    if (!validateTexts(fields)) continue
    hooks.beforeOperation = [...(hooks.beforeOperation ?? []), ofGlobals]
  }
  return config
}

/** @returns whether there is any rich text among the fields */
function validateTexts(fields: SanitizedConfig['collections'][number]['fields']): boolean {
  const texts = [...walkFields(fields)].flatMap(({ field }) => (field.type === 'richText' ? [field] : []))
  for (const field of texts) validateText(field)
  return texts.length > 0
}
