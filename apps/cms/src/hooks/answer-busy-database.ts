import type { AfterErrorHook } from 'payload'
import { isDatabaseAway } from '../database/database-away.ts'
import { translate } from '../i18n/translate.ts'

/** A database that cannot be reached or has no connection free is no fault of what was asked: it may be asked again. */
export const answerBusyDatabase: AfterErrorHook = ({ error, req }) => {
  if (!isDatabaseAway(error)) return
  const message = translate(
    req,
    'Сейчас слишком много изменений сразу. Ничего не сохранено: подождите немного и попробуйте ещё раз.',
    'Қазір өзгерістер бірден тым көп. Ештеңе сақталмады: сәл күтіп, қайталап көріңіз.',
  )
  return { response: { errors: [{ message }] }, status: 503 }
}
