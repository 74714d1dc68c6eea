import type { Locale } from '@estu/domain/locale/locales'
import type { PayloadRequest } from 'payload'
import { translate } from '../../../../i18n/translate.ts'
import { labelOf } from '../../../document-texts/index.ts'
import type { At } from '../../../links/index.ts'

/** Something that may go public as it is, but that an editor would rather know. */
export type Notice = {
  kind: 'link' | 'alt' | 'captions' | 'long' | 'outdated' | 'missing' | 'place'
  field: string
  label: string
  words: string
}

export const noticeAt = (req: PayloadRequest, kind: Notice['kind'], at: At, words: string): Notice => ({
  kind,
  field: at.ownList ?? at.formPath,
  label: labelOf(at, req),
  words,
})

/** «на русском» */
export const inLocale = (req: PayloadRequest, locale: Locale): string =>
  locale === 'ru' ? translate(req, 'на русском', 'орысша') : translate(req, 'на казахском', 'қазақша')
