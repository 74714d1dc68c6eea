import { APIError, type PayloadRequest } from 'payload'
import { translate } from '../../i18n/translate.ts'
import { unavailableDigest, unavailableWords } from './unavailable-words.ts'

/** What cannot be written into the log is neither shown nor stored. */
export class AuditUnavailable extends APIError {
  readonly digest = unavailableDigest

  constructor(req: PayloadRequest) {
    super(translate(req, unavailableWords.ru, unavailableWords.kk), 503, null, true)
  }
}
