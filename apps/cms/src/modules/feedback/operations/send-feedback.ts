import { randomBytes } from 'node:crypto'
import type { FeedbackForm } from '@estu/domain/forms/feedback-form'
import type { Locale } from '@estu/domain/locale/locales'
import { referenceFrom } from '@estu/domain/orders/order-reference'
import { err, ok, type Result } from '@estu/domain/result'
import type { Payload } from 'payload'
import { runIdempotent } from '../../../database/idempotency.ts'
import { inTransaction, Refusal } from '../../../database/in-transaction.ts'
import { recordConsent } from '../../customer-requests/index.ts'

type Input = { locale: Locale; key: string; form: FeedbackForm; customerId: string | null }

/** Keeps a message once for its key. */
export async function sendFeedback(
  payload: Payload,
  { key, ...input }: Input,
): Promise<Result<{ reference: string }, 'key-reused'>> {
  const { form, locale, customerId } = input
  try {
    const answer = await inTransaction(payload, locale, (req) =>
      runIdempotent(req, { key, scope: 'feedback', request: input }, async () => {
        const stored = await req.payload.create({
          collection: 'feedback',
          data: {
            reference: referenceFrom('F', randomBytes(8)),
            status: 'new',
            topic: form.topic,
            message: form.message,
            name: form.name,
            contactBy: form.contactBy,
            phone: form.phone || null,
            email: form.email || null,
            language: locale,
            customer: customerId,
          },
          context: { author: 'shopper' },
          depth: 0,
          overrideAccess: true,
          req,
        })
        await recordConsent(req, 'feedback', `feedback:${stored.id}`, locale)
        return { reference: stored.reference }
      }),
    )
    return ok(answer)
  } catch (error) {
    if (error instanceof Refusal) return err('key-reused')
    throw error
  }
}
