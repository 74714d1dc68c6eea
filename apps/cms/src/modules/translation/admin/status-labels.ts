import type { PayloadRequest } from 'payload'
import { translate } from '../../../i18n/translate.ts'
import type { TranslationStatus } from '../operations/translation-status.ts'

type Speaker = Pick<PayloadRequest, 'i18n' | 't' | 'payload'>

export const statusLabel = (state: TranslationStatus, req: Speaker): string =>
  ({
    missing: translate(req, 'нет перевода', 'аудармасы жоқ'),
    outdated: translate(req, 'устарел', 'ескірген'),
    draft: translate(req, 'черновик', 'қаралама'),
    changed: translate(req, 'опубликован, есть правки', 'жарияланған, түзетуі бар'),
    published: translate(req, 'опубликован', 'жарияланған'),
  })[state]
