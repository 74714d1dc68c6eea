import 'server-only'
import { withinLimit } from '@estu/cms/customer-requests/limit-rate'
import { linkToken } from '@estu/cms/customer-requests/personal-links'
import { keepTime, leaveWaitlist, takeOffer } from '@estu/cms/waitlist/answer-offer'
import { appointmentPath, routes } from '@estu/domain/routing/routes'
import { getWait } from '@/content/clinic/get-wait'
import { cms } from '@/content/payload'
import { type FormHandler, refused, type Submission, type SubmitResult, textOf } from '@/forms/state/form-state'
import { confirmedCookie } from '@/session/confirmed-links'
import { linkGuard } from './prove-link'

/** What whoever waits may do at their own address: take the time that is offered, keep what they have, or wait no more. */
export const answerWait: FormHandler = async (submission) => {
  const { values, path, client } = submission
  const [address = ''] = path.split('?')
  const wait = await getWait(address.split('/').at(-1) ?? '')
  const stopped = await linkGuard(submission, { kind: 'wait', linked: wait, address })
  if (stopped || !wait) return stopped ?? refused(values, { problem: 'not-found' })
  if (!(await withinLimit(await cms(), 'form', client))) return refused(values, { problem: 'too-many' })
  const intent = textOf(values, 'intent')
  if (intent === 'take') return take(submission, wait.id, wait.visit?.id ?? null)
  const answered = intent === 'leave' ? await leaveWaitlist(await cms(), wait.id) : await keepTime(await cms(), wait.id)
  return answered.ok ? { redirect: address } : refused(values, { problem: answered.error })
}

/** Whoever took the time sees their visit at once. */
async function take({ values, cookies }: Submission, id: string, moved: string | null): Promise<SubmitResult> {
  const payload = await cms()
  const taken = await takeOffer(payload, id)
  if (!taken.ok) return refused(values, { problem: taken.error })
  const token = linkToken(payload.secret, 'appointment', taken.value.visit)
  return {
    redirect: moved ? `${appointmentPath(token)}?moved=1` : `${routes.thanks.path}?for=appointment&link=${token}`,
    cookies: [confirmedCookie(cookies, 'appointment', taken.value.visit)],
  }
}
