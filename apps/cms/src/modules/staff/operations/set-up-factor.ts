import type { PayloadRequest, TypedUser } from 'payload'
import { renderSVG } from 'uqr'
import { inTransaction } from '../../../database/in-transaction.ts'
import { queueMail } from '../../messages/index.ts'
import { forgetCodeTries, mayTryCode } from '../second-factor/limit-codes.ts'
import { forgetFactor, offerSecret, renewRecoveryCodes, takeOffered } from '../second-factor/second-factors.ts'
import type { CodeRefusal } from '../second-factor/take-code.ts'
import { confirmSession, sessionOf } from '../sessions/session-marks.ts'
import { noteStaffEvent } from '../staff-events.ts'

/** Modules of white around the picture, as its standard asks. */
const quietZone = 4

/** @returns the secret to type, and the same as a picture to point a phone at */
export async function offerFactor(req: PayloadRequest, user: TypedUser): Promise<{ key: string; picture: string }> {
  const { key, uri } = await offerSecret(req, { id: String(user.id), email: String(user.email) })
  return { key, picture: renderSVG(uri, { border: quietZone, ecc: 'M' }) }
}

export type SetUp = { ok: true; codes: string[] } | ({ ok: false } & CodeRefusal)

/** The first code shows that the phone has the secret: only then is it asked for. Other sessions must give one too. */
export async function setUpFactor(req: PayloadRequest, user: TypedUser, code: string, client: string): Promise<SetUp> {
  const staffId = String(user.id)
  const asker = { staffId, client, isKnown: true }
  const seconds = await mayTryCode(req, asker, 'app')
  if (seconds > 0) return { ok: false, refusal: 'code-pause', seconds }
  const codes = await inTransaction(req.payload, 'ru', async (inside) => {
    inside.user = user
    if (!(await takeOffered(inside, staffId, code))) return null
    const made = await renewRecoveryCodes(inside, staffId)
    await confirmSession(inside, sessionOf(user) ?? '', staffId)
    await noteStaffEvent(inside, 'factor-on', staffId)
    await queueMail(inside, { kind: 'staff-factor-on', id: staffId })
    return made
  })
  if (!codes) return { ok: false, refusal: 'wrong-code' }
  await forgetCodeTries(req, asker, 'app')
  return { ok: true, codes }
}

/** Ten new recovery codes; those on the old paper open nothing any more. */
export const renewCodes = (req: PayloadRequest, user: TypedUser): Promise<string[]> =>
  inTransaction(req.payload, 'ru', async (inside) => {
    inside.user = user
    await noteStaffEvent(inside, 'codes-renewed', String(user.id))
    return renewRecoveryCodes(inside, String(user.id))
  })

export const turnFactorOff = (req: PayloadRequest, user: TypedUser): Promise<void> =>
  inTransaction(req.payload, 'ru', async (inside) => {
    inside.user = user
    await forgetFactor(inside, String(user.id))
    await noteStaffEvent(inside, 'factor-off', String(user.id))
    await queueMail(inside, { kind: 'staff-factor-off', id: String(user.id) })
  })
