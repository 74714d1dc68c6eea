import type { PayloadRequest } from 'payload'
import { type CodeAsker, type CodeKind, forgetCodeTries, mayTryCode } from './limit-codes.ts'
import { recoveryDigits, takeAppCode, takeRecoveryCode } from './second-factors.ts'

export type CodeRefusal = { refusal: 'wrong-code' } | { refusal: 'code-pause'; seconds: number }
export type TakenCode = { ok: true; by: CodeKind } | ({ ok: false } & CodeRefusal)

/** Looks at a code of the app or a recovery code, as often as a person needs and no oftener. */
export async function takeCode(req: PayloadRequest, asker: CodeAsker, code: string): Promise<TakenCode> {
  const by = code.length === recoveryDigits ? 'recovery' : 'app'
  const seconds = await mayTryCode(req, asker, by)
  if (seconds > 0) return { ok: false, refusal: 'code-pause', seconds }
  const taken = await (by === 'app' ? takeAppCode : takeRecoveryCode)(req, asker.staffId, code)
  if (!taken) return { ok: false, refusal: 'wrong-code' }
  await forgetCodeTries(req, asker, by)
  return { ok: true, by }
}
