import 'server-only'
import { cancelAppointment, moveAppointment } from '@estu/cms/operations/change-appointment'
import { withinLimit } from '@estu/cms/operations/limit-rate'
import { idOfLink } from '@estu/cms/operations/personal-links'
import { cms } from '@/content/payload'
import { type FormHandler, refused, textOf } from '../form-outcome'

/** What a visitor may do at a visit's own address: call it off or move it. */
export const changeAppointment: FormHandler = async ({ typed, path, client }) => {
  const [address = ''] = path.split('?')
  const id = idOfLink((await cms()).secret, 'appointment', address.split('/').at(-1) ?? '')
  if (!id) return refused(typed, { problem: 'not-found' })
  if (!(await withinLimit(await cms(), 'form', client))) return refused(typed, { problem: 'too-many' })
  if (textOf(typed, 'intent') === 'cancel') {
    const cancelled = await cancelAppointment(await cms(), id)
    return cancelled.ok ? { go: address } : refused(typed, { problem: cancelled.error })
  }
  const specialist = textOf(typed, 'specialist')
  const moved = await moveAppointment(await cms(), id, {
    startsAt: textOf(typed, 'startsAt'),
    specialist: specialist === 'any' || specialist === '' ? null : specialist,
  })
  return moved.ok ? { go: `${address}?moved=1` } : refused(typed, { problem: moved.error, step: 'time' })
}
