import 'server-only'
import type { LinkKind } from '@estu/cms/customer-requests/personal-links'
import { proveLink } from '@estu/cms/customer-requests/prove-link'
import { type LinkProof, lastDigitsOf } from '@estu/domain/orders/links/link-proof'
import { z } from 'zod'
import { cms } from '@/content/payload'
import { refused, type Submission, type SubmitResult, textOf } from '@/forms/state/form-state'
import { guardSubmission } from '@/forms/submit-guard'
import { confirmedCookie } from '@/session/confirmed-links'
import { accessTo } from '@/session/link-access'

type Linked = { id: string; customerId: string | null; endedAt: string | null; proof: LinkProof | null }
type Link = { kind: LinkKind; linked: Linked | null; address: string }

const formOf = (proof: LinkProof) =>
  z.object({
    proof:
      proof === 'phone'
        ? z.string('required').refine((typed) => lastDigitsOf(typed) !== null, 'digits-wrong')
        : z.string('required').max(254, 'too-long').min(1, 'required'),
  })

/**
 * What comes first at a link's own address: nothing is done there for whoever has not shown that it is theirs.
 * @returns null where the rest of the handler may go on
 */
export async function linkGuard(submission: Submission, { kind, linked, address }: Link): Promise<SubmitResult | null> {
  const { values, cookies } = submission
  if (!linked) return refused(values, { problem: 'not-found' })
  const access = await accessTo(kind, linked, cookies)
  if (access === 'expired') return refused(values, { problem: 'link-expired' })
  if (textOf(values, 'intent') !== 'prove') return access === 'whole' ? null : refused({}, { problem: 'proof-needed' })
  if (access === 'whole') return { redirect: address }
  return linked.proof ? prove(submission, kind, linked.id, linked.proof, address) : refused({}, { problem: 'too-late' })
}

const prove = (submission: Submission, kind: LinkKind, id: string, proof: LinkProof, address: string) =>
  guardSubmission(
    submission,
    formOf(proof),
    { limit: 'proveFromAddress', trapped: address },
    async ({ proof: typed }) => {
      const { values, cookies } = submission
      const tried = await proveLink(await cms(), kind, id, typed)
      if (tried === 'proven') return { redirect: address, cookies: [confirmedCookie(cookies, kind, id)] }
      return refused(values, { problem: tried === 'wrong' ? 'proof-wrong' : 'proof-stopped' })
    },
  )
