import { newPassword } from '@estu/domain/forms/account-forms'
import { parseForm } from '@estu/domain/forms/parse-form'
import type { CollectionBeforeValidateHook, PayloadRequest, RequestContext } from 'payload'
import { z } from 'zod'
import { fieldRefusal } from '../../../fields/field-refusal.ts'
import { translate } from '../../../i18n/translate.ts'
import { presentPasswordKnown } from '../operations/change-own-password.ts'
import { fieldErrorInWords } from '../refusal-labels.ts'

/** Says that the document holds a new password: of the stored one nothing can be read. */
const hasNewPassword = 'hasNewPassword'

/** Whether a password was set in this change; told once. */
export function takeNewPassword(context: RequestContext): boolean {
  const isNew = context[hasNewPassword] === true
  delete context[hasNewPassword]
  return isNew
}

const withPassword = z.object({ password: newPassword })

/**
 * What a password of the staff must be, through whichever door it comes. One that somebody else has set is temporary:
 * its owner replaces it at the next sign-in. One's own is replaced only by whoever knows the present one.
 */
export const keepPasswordRules: CollectionBeforeValidateHook = ({ data, operation, originalDoc, req, context }) => {
  if (!data || (operation === 'update' && !data.password)) return data
  const asked = req.user?.collection === 'staff' ? req.user.id : null
  const isOwn = operation === 'update' && asked === originalDoc?.id
  if (isOwn && !context[presentPasswordKnown]) {
    throw refusal(
      req,
      translate(
        req,
        'Свой пароль меняют на странице «Сменить пароль»: там спросят и нынешний.',
        'Өз құпиясөзіңізді «Құпиясөзді өзгерту» бетінде ауыстырасыз: онда қазіргісі де сұралады.',
      ),
    )
  }
  const parsed = parseForm(withPassword, { password: data.password })
  if (!parsed.ok) throw refusal(req, fieldErrorInWords(req, parsed.errors.password ?? 'required'))
  context[hasNewPassword] = true
  if (operation === 'update') data.mustChangePassword = asked !== null && !isOwn
  return data
}

const refusal = (req: PayloadRequest, message: string) =>
  fieldRefusal(req, [], [{ path: 'password', message, label: translate(req, 'Пароль', 'Құпиясөз') }])
