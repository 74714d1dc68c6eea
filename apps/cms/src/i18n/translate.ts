import type { PayloadRequest } from 'payload'

type Speaker = Pick<PayloadRequest, 'i18n'> | { i18n?: { language?: string } } | undefined

/** A sentence in the language this member of the staff works in; Russian when the language is not known. */
export const translate = (req: Speaker, ru: string, kk: string): string => (req?.i18n?.language === 'kk' ? kk : ru)
