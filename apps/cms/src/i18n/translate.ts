import type { Locale } from '@estu/domain/locale/locales'
import type { PayloadRequest } from 'payload'

type Speaker = Pick<PayloadRequest, 'i18n'> | { i18n?: { language?: string } } | undefined

/** The language this member of the staff works in; Russian when it is not known. */
export const languageOf = (req: Speaker): Locale => (req?.i18n?.language === ('kk' as string) ? 'kk' : 'ru')

/** A sentence in the language this member of the staff works in; Russian when the language is not known. */
export const translate = (req: Speaker, ru: string, kk: string): string => ({ ru, kk })[languageOf(req)]
