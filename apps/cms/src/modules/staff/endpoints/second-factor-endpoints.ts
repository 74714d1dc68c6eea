import type { Endpoint, PayloadHandler } from 'payload'
import { requireFreshProof } from '../../../access/fresh-proof.ts'
import { isAdmin } from '../../../access/staff.ts'
import { deviceOf } from '../../accounts/index.ts'
import { confirmSignIn } from '../operations/confirm-sign-in.ts'
import { resetFactorOf } from '../operations/reset-factor.ts'
import { offerFactor, renewCodes, setUpFactor, turnFactorOff } from '../operations/set-up-factor.ts'
import { answer, browserOf, done, knownBrowserCookie, refuse, refuseCode } from '../responses.ts'
import { anyCode, appCode } from '../second-factor/code-form.ts'
import { describeFactor } from '../second-factor/second-factors.ts'
import { personAsking } from './person-asking.ts'
import { sentTo } from './sent-to.ts'

const confirm: PayloadHandler = async (req) => {
  const user = personAsking(req, { confirming: true })
  if (!user) return refuse(req, 'invalid-credential')
  const parsed = anyCode.safeParse(await sentTo(req))
  if (!parsed.success) return refuse(req, 'code-shape')
  const confirmed = await confirmSignIn(req, { user, code: parsed.data.code, browser: browserOf(req) })
  if (!confirmed.ok) return refuseCode(req, confirmed)
  const { left } = await describeFactor(req, String(user.id))
  const known = knownBrowserCookie(req, deviceOf(req.payload, String(user.email), 'staff'))
  return answer({ by: confirmed.by, left }, [known])
}

const offer: PayloadHandler = async (req) => {
  const user = personAsking(req, { settingUp: true })
  if (!user) return refuse(req, 'invalid-credential')
  await requireFreshProof(req)
  return answer(await offerFactor(req, user))
}

const take: PayloadHandler = async (req) => {
  const user = personAsking(req, { settingUp: true })
  if (!user) return refuse(req, 'invalid-credential')
  await requireFreshProof(req)
  const parsed = appCode.safeParse(await sentTo(req))
  if (!parsed.success) return refuse(req, 'code-shape')
  const taken = await setUpFactor(req, user, parsed.data.code, browserOf(req).client)
  return taken.ok ? answer({ codes: taken.codes }) : refuseCode(req, taken)
}

const renew: PayloadHandler = async (req) => {
  const user = personAsking(req)
  if (!user) return refuse(req, 'invalid-credential')
  await requireFreshProof(req)
  if ((await describeFactor(req, String(user.id))).since === null) return refuse(req, 'no-factor')
  return answer({ codes: await renewCodes(req, user) })
}

const turnOff: PayloadHandler = async (req) => {
  const user = personAsking(req)
  if (!user) return refuse(req, 'invalid-credential')
  await requireFreshProof(req)
  await turnFactorOff(req, user)
  return done(req.t('general:success'))
}

const idShape = /^[0-9a-f-]{36}$/i

const reset: PayloadHandler = async (req) => {
  const id = String(req.routeParams?.id ?? '')
  if (!isAdmin(req) || !idShape.test(id)) return refuse(req, 'no-factor')
  await requireFreshProof(req)
  return (await resetFactorOf(req, id)) ? done(req.t('general:success')) : refuse(req, 'no-factor')
}

/** Whether a colleague has a second factor: who resets it sees that there is one. */
const state: PayloadHandler = async (req) => {
  const id = String(req.routeParams?.id ?? '')
  if (!isAdmin(req) || !idShape.test(id)) return refuse(req, 'no-factor')
  return answer({ isOn: (await describeFactor(req, id)).since !== null })
}

export const secondFactorEndpoints: Omit<Endpoint, 'root'>[] = [
  { path: '/confirm-sign-in', method: 'post', handler: confirm },
  { path: '/second-factor/offer', method: 'post', handler: offer },
  { path: '/second-factor/take', method: 'post', handler: take },
  { path: '/second-factor/renew-codes', method: 'post', handler: renew },
  { path: '/second-factor/turn-off', method: 'post', handler: turnOff },
  { path: '/second-factor/reset/:id', method: 'post', handler: reset },
  { path: '/second-factor/state/:id', method: 'get', handler: state },
]
