import { authentication } from './authentication.ts'
import { dashboard } from './dashboard.ts'
import { error } from './error.ts'
import { fields } from './fields.ts'
import { folder } from './folder.ts'
import { general } from './general.ts'
import { localization } from './localization.ts'
import { operators } from './operators.ts'
import { upload } from './upload.ts'
import { validation } from './validation.ts'
import { version } from './version.ts'

export const kkTranslations = {
  authentication,
  dashboard,
  error,
  fields,
  folder,
  general,
  localization,
  operators,
  upload,
  validation,
  version,
}
