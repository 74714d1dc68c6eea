import { randomBytes } from 'node:crypto'
import { err, ok, type Result } from '@estu/domain/result'
import { branchRoles } from '@estu/domain/vocabulary/staff-roles'
import type { PayloadRequest } from 'payload'
import { inTransaction } from '../../../database/in-transaction.ts'
import { deviceOf, endStaffLinks, useMailToken } from '../../accounts/index.ts'
import { queueMail } from '../../messages/index.ts'
import { describeFactor } from '../second-factor/second-factors.ts'
import { noteStaffEvent } from '../staff-events.ts'
import type { Invitation } from './invitation-form.ts'
import { openStaffSession } from './open-staff-session.ts'
import type { SignedInStaff } from './sign-in-staff.ts'

/**
 * Makes an account whose password nobody knows, and sends its owner a link by which they choose one.
 * @throws ValidationError where the address is taken, ProofNeeded, Forbidden: as for making an account by hand
 */
export const inviteStaff = (
  req: PayloadRequest,
  { branch, branches, specialist, language, ...invited }: Invitation,
): Promise<string> =>
  inTransaction(req.payload, 'ru', async (inside) => {
    inside.user = req.user
    Object.assign(inside, { i18n: req.i18n, t: req.t })
    const { id } = await inside.payload.create({
      collection: 'staff',
      data: {
        ...invited,
        password: randomBytes(32).toString('base64url'),
        ...(invited.role === 'translator' ? { language } : {}),
        ...(invited.role === 'clinic' ? { branch } : {}),
        ...(branchRoles.some((role) => role === invited.role) ? { branches } : {}),
        ...(invited.role === 'specialist' ? { specialist } : {}),
      },
      depth: 0,
      overrideAccess: false,
      user: req.user,
      req: inside,
    })
    await queueMail(inside, { kind: 'staff-invite', id })
    await noteStaffEvent(inside, 'invited', id)
    return id
  })

type Accepted = { token: string; password: string; interfaceLanguage: 'ru' | 'kk' }

/** Sets the first password by the link of an invitation, once, and signs its owner in. */
export async function acceptInvitation(
  req: PayloadRequest,
  { token, password, interfaceLanguage }: Accepted,
): Promise<Result<SignedInStaff, 'invitation-used'>> {
  const owner = await inTransaction(req.payload, 'ru', async (inside) => {
    const id = await useMailToken(inside, 'staff-invite', token)
    if (!id) return null
    await endStaffLinks(inside, id)
    const { email } = await inside.payload.update({
      collection: 'staff',
      id,
      data: { password, interfaceLanguage },
      depth: 0,
      overrideAccess: true,
      req: inside,
    })
    await noteStaffEvent(inside, 'invitation-accepted', id)
    return { id, email, password }
  })
  if (!owner) return err('invitation-used')
  const session = await openStaffSession(req, owner)
  const device = deviceOf(req.payload, owner.email, 'staff')
  return ok({ session, device, needsCode: (await describeFactor(req, owner.id)).since !== null })
}
