import 'server-only'
import { detachResult } from '@estu/cms/appointments/attached-results'
import { cancelAppointment, moveAppointment, undoCancelAppointment } from '@estu/cms/appointments/change-appointment'
import { withinLimit } from '@estu/cms/customer-requests/limit-rate'
import { getAppointment } from '@/content/clinic/get-appointment'
import { cms } from '@/content/payload'
import { type FormHandler, refused, textOf } from '@/forms/state/form-state'
import { waitForEarlier } from './ask-to-wait'
import { linkGuard } from './prove-link'

/** What a visitor may do at a visit's own address: call it off and take that back, move it, or take back what was attached. */
export const changeAppointment: FormHandler = async (submission) => {
  const { values, path, client } = submission
  const [address = ''] = path.split('?')
  const visit = await getAppointment(address.split('/').at(-1) ?? '')
  const linked = visit && { ...visit, endedAt: visit.endsAt }
  const stopped = await linkGuard(submission, { kind: 'appointment', linked, address })
  if (stopped || !visit) return stopped ?? refused(values, { problem: 'not-found' })
  const { id } = visit
  if (!(await withinLimit(await cms(), 'form', client))) return refused(values, { problem: 'too-many' })
  if (textOf(values, 'intent') === 'cancel') {
    const cancelled = await cancelAppointment(await cms(), id)
    return cancelled.ok ? { redirect: address } : refused(values, { problem: cancelled.error })
  }
  if (textOf(values, 'intent') === 'undo') {
    const undone = await undoCancelAppointment(await cms(), id)
    return undone.ok ? { redirect: address } : refused(values, { problem: undone.error })
  }
  if (textOf(values, 'intent') === 'detach') {
    await detachResult(await cms(), id)
    return { redirect: `${address}?detached=1` }
  }
  if (textOf(values, 'intent') === 'wait') return waitForEarlier(submission, id)
  const specialist = textOf(values, 'specialist')
  const moved = await moveAppointment(await cms(), id, {
    startsAt: textOf(values, 'startsAt'),
    specialist: specialist === 'any' || specialist === '' ? null : specialist,
  })
  return moved.ok ? { redirect: `${address}?moved=1` } : refused(values, { problem: moved.error, step: 'time' })
}
