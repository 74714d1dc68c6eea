import type { PayloadRequest } from 'payload'
import { fieldRefusal } from '../../../fields/field-refusal.ts'
import { translate } from '../../../i18n/translate.ts'

/** A refusal that the admin shows beside the file field. */
export const validateFile = (req: PayloadRequest, message: string) =>
  fieldRefusal(req, [], [{ path: 'file', message, label: translate(req, 'Файл', 'Файл') }])
