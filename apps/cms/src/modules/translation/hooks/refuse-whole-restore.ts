import {
  APIError,
  type CollectionBeforeOperationHook,
  Forbidden,
  type GlobalBeforeOperationHook,
  type PayloadRequest,
} from 'payload'
import { isEditor } from '../../../access/roles.ts'
import { translate } from '../../../i18n/translate.ts'

/**
 * Payload's own way back to a version is closed to everybody. Trap: it writes both languages, prices and relations as
 * they were then, waits for nobody who saves meanwhile, and what it makes public could not be undone. One language is
 * brought back by `restoreLanguage`.
 */
function refuse(req: PayloadRequest, overrideAccess?: boolean): never {
  if (!overrideAccess && !isEditor(req)) throw new Forbidden(req.t)
  throw new APIError(
    translate(
      req,
      'Версию целиком вернуть нельзя: пропало бы то, что сохранили после неё. Откройте её во вкладке «Версии» и верните тексты нужного языка.',
      'Нұсқаны тұтас қайтаруға болмайды: одан кейін сақталғанның бәрі жоғалар еді. Оны «Нұсқалар» қойындысында ашып, керек тілдің мәтінін қайтарыңыз.',
    ),
    409,
    null,
    true,
  )
}

export const refuseWholeRestore: CollectionBeforeOperationHook = ({ args, operation, overrideAccess, req }) => {
  if (operation === 'restoreVersion') refuse(req, overrideAccess)
  return args
}

export const refuseWholeRestoreOfGlobal: GlobalBeforeOperationHook = ({ args, operation, overrideAccess, req }) => {
  if (operation === 'restoreVersion') refuse(req, overrideAccess)
  return args
}
