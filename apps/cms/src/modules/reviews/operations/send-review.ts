import type { ReviewForm } from '@estu/domain/forms/review-form'
import type { Locale } from '@estu/domain/locale/locales'
import type { Result } from '@estu/domain/result'
import type { Payload } from 'payload'
import { runIdempotent } from '../../../database/idempotency.ts'
import { inTransaction, Refusal, resultOf } from '../../../database/in-transaction.ts'
import { recordConsent } from '../../customer-requests/index.ts'
import { priceCart } from '../../orders/index.ts'

type Input = { locale: Locale; key: string; form: ReviewForm; customerId: string | null }

const refusals = ['key-reused', 'not-for-sale'] as const

/** Keeps a review as a draft in the language it was written in; a moderator publishes it, or does not. */
export function sendReview(
  payload: Payload,
  { key, ...input }: Input,
): Promise<Result<Record<string, never>, (typeof refusals)[number]>> {
  const { form, locale } = input
  return resultOf(refusals, () =>
    inTransaction(payload, locale, (req) =>
      runIdempotent(req, { key, scope: 'review', request: input }, async () => {
        const [product] = await priceCart(req, [{ section: form.section, id: form.product, quantity: 1 }], locale)
        if (!product?.slug) throw new Refusal('not-for-sale')
        const stored = await req.payload.create({
          collection: 'reviews',
          locale,
          draft: true,
          data: {
            product: { relationTo: form.section, value: form.product },
            rating: form.rating,
            writtenIn: locale,
            writtenOn: new Date().toISOString(),
            author: form.author,
            title: form.title,
            text: form.text,
            pros: form.pros || null,
            cons: form.cons || null,
            email: form.email || null,
            customer: input.customerId,
            isDemo: false,
            originalLanguage: locale,
            _status: 'draft',
          },
          depth: 0,
          overrideAccess: true,
          req,
        })
        await recordConsent(req, 'feedback', `reviews:${stored.id}`, locale)
        return {}
      }),
    ),
  )
}
