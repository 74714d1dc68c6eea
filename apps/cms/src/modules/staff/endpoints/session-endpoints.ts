import type { Endpoint, PayloadHandler } from 'payload'
import { z } from 'zod'
import { inTransaction } from '../../../database/in-transaction.ts'
import { proveAgain } from '../operations/prove-again.ts'
import { refusalInWords } from '../refusal-labels.ts'
import { browserOf, done, refuse, refuseCode, refuseFields } from '../responses.ts'
import { anyCode } from '../second-factor/code-form.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { sessionOf } from '../sessions/session-marks.ts'
import { personAsking } from './person-asking.ts'
import { sentTo } from './sent-to.ts'

const proof = z.object({ password: z.string().min(1).max(256), code: z.string().max(60).default('') })

const prove: PayloadHandler = async (req) => {
  const user = personAsking(req, { settingUp: true })
  if (!user) return refuse(req, 'invalid-credential')
  const sent = proof.safeParse(await sentTo(req))
  if (!sent.success) return refuseFields({ password: refusalInWords(req, 'wrong-password') })
  const { password, code } = sent.data
  const parsed = code.trim() === '' ? null : anyCode.safeParse({ code })
  if (parsed && !parsed.success) return refuse(req, 'code-shape')
  const proved = await proveAgain(req, {
    user,
    password,
    code: parsed?.data.code ?? null,
    client: browserOf(req).client,
  })
  if (proved.ok) return done(req.t('general:success'))
  if (proved.refusal === 'code-pause' || proved.refusal === 'wrong-code') return refuseCode(req, proved)
  if (proved.refusal === 'wrong-password') return refuseFields({ password: refusalInWords(req, 'wrong-password') })
  return refuse(req, proved.refusal)
}

const ended = z.union([z.object({ id: z.string().max(64) }), z.object({ others: z.literal(true) })])

/** Ends one of one's own sessions, or all but the one that asks. */
const end: PayloadHandler = async (req) => {
  const user = personAsking(req)
  const sent = ended.safeParse(await sentTo(req))
  if (!user || !sent.success) return refuse(req, 'invalid-credential')
  const which = 'id' in sent.data ? { only: sent.data.id } : { kept: sessionOf(user) }
  await inTransaction(req.payload, 'ru', (inside) => endSessions(inside, String(user.id), which))
  return done(req.t('general:success'))
}

export const sessionEndpoints: Omit<Endpoint, 'root'>[] = [
  { path: '/prove', method: 'post', handler: prove },
  { path: '/sessions/end', method: 'post', handler: end },
]
