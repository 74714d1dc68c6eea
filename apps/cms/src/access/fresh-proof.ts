import { sql } from '@payloadcms/db-postgres'
import { APIError, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload'
import { databaseOf } from '../database/of-request.ts'
import { translate } from '../i18n/translate.ts'

/** How long somebody who has proved who they are is believed, in minutes. */
const believedMinutes = 10

/** The admin knows it by its name, asks for the password over the screen, and sends the same request once more. */
export class ProofNeeded extends APIError {
  constructor(req: PayloadRequest) {
    const words = translate(
      req,
      'Подтвердите, что это вы: введите пароль ещё раз.',
      'Өзіңіз екеніңізді растаңыз: құпиясөзді қайта енгізіңіз.',
    )
    // Trap: an error without data goes out without its name.
    super(words, 403, { needed: 'proof' }, true)
  }
}

/**
 * Keeps what an open browser alone must not do to people who have just proved who they are. What the shop does by
 * itself has nobody to ask.
 * @throws ProofNeeded
 */
export async function requireFreshProof(req: PayloadRequest): Promise<void> {
  const { user } = req
  if (user?.collection !== 'staff') return
  const session = '_sid' in user ? String(user._sid) : ''
  const db = await databaseOf(req)
  const fresh = await db.execute(sql`
    select 1 from staff_session_marks
    where session_id = ${session} and staff_id = ${user.id}::uuid
      and proved_at > now() - make_interval(mins => ${believedMinutes})
  `)
  if (fresh.rows.length === 0) throw new ProofNeeded(req)
}

/** For collections whose documents nobody deletes from a browser that was left open, one by one or many at once. */
export const proveBeforeDelete: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation === 'delete') await requireFreshProof(req)
  return args
}
