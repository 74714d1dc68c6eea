import type { Locale } from '@estu/domain/locale/locales'
import type { PayloadRequest } from 'payload'
import { isEditor, translatorLanguage } from '../../access/roles.ts'

/** Who brings a language back: an editor; a translator in the own language, and of what has drafts. */
export const mayRestore = (req: PayloadRequest, collection: string, locale: Locale): boolean =>
  isEditor(req) || (translatorLanguage(req) === locale && collection !== 'globals')
