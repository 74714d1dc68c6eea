import { randomUUID } from 'node:crypto'
import { err, ok, type Result } from '@estu/domain/result'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { inTransaction } from '../../../database/in-transaction.ts'
import { deviceOf, endStaffLinks, useMailToken } from '../../accounts/index.ts'
import { queueMail } from '../../messages/index.ts'
import { describeFactor } from '../second-factor/second-factors.ts'
import { openStaffSession } from './open-staff-session.ts'
import type { SignedInStaff } from './sign-in-staff.ts'

/**
 * Sends a link for a new password where the address is of the staff. Where it is not a letter to nobody is queued: the
 * same work, so that neither words nor time tell who works here.
 */
export async function askStaffRecovery(payload: Payload, email: string): Promise<void> {
  const { docs } = await payload.find({
    collection: 'staff',
    where: { email: { equals: email } },
    limit: 1,
    depth: 0,
    overrideAccess: true,
  })
  const req = await createLocalReq({}, payload)
  await queueMail(req, { kind: 'staff-recover', id: docs[0]?.id ?? randomUUID() })
}

/**
 * Sets a new password by the link of a letter, once. Whoever was signed in before is signed out; the owner, who alone
 * reads that mailbox, is signed in.
 */
export async function resetStaffPassword(
  req: PayloadRequest,
  token: string,
  password: string,
): Promise<Result<SignedInStaff, 'link-used'>> {
  const owner = await inTransaction(req.payload, 'ru', async (inside) => {
    const id = await useMailToken(inside, 'staff-recover', token)
    if (!id) return null
    await endStaffLinks(inside, id)
    const { email } = await inside.payload.update({
      collection: 'staff',
      id,
      data: { password },
      depth: 0,
      overrideAccess: true,
      req: inside,
    })
    return { id, email, password }
  })
  if (!owner) return err('link-used')
  const session = await openStaffSession(req, owner)
  const device = deviceOf(req.payload, owner.email, 'staff')
  return ok({ session, device, needsCode: (await describeFactor(req, owner.id)).since !== null })
}
