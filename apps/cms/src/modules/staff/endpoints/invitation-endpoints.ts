import { parseForm } from '@estu/domain/forms/parse-form'
import type { Endpoint, PayloadHandler } from 'payload'
import { isAdmin } from '../../../access/staff.ts'
import { withinLimit } from '../../customer-requests/index.ts'
import { acceptForm, invitationForm } from '../operations/invitation-form.ts'
import { acceptInvitation, inviteStaff } from '../operations/invite-staff.ts'
import { answer, browserOf, fieldsInWords, refuse, refuseFields, welcome } from '../responses.ts'
import { sentTo } from './sent-to.ts'

const invite: PayloadHandler = async (req) => {
  if (!isAdmin(req))
    return Response.json({ errors: [{ message: req.t('error:notAllowedToPerformAction') }] }, { status: 403 })
  const parsed = parseForm(invitationForm, await sentTo(req))
  if (!parsed.ok) return refuseFields(fieldsInWords(req, parsed.errors))
  return answer({ id: await inviteStaff(req, parsed.value) })
}

const accept: PayloadHandler = async (req) => {
  const parsed = parseForm(acceptForm, await sentTo(req))
  if (!parsed.ok) {
    const { token, ...others } = parsed.errors
    return token ? refuse(req, 'invitation-used') : refuseFields(fieldsInWords(req, others))
  }
  if (!(await withinLimit(req.payload, 'form', `staff:${browserOf(req).client}`)))
    return refuse(req, 'too-many-requests')
  const accepted = await acceptInvitation(req, parsed.value)
  return accepted.ok ? welcome(req, accepted.value) : refuse(req, accepted.error)
}

export const invitationEndpoints: Omit<Endpoint, 'root'>[] = [
  { path: '/invite', method: 'post', handler: invite },
  { path: '/accept-invitation', method: 'post', handler: accept },
]
