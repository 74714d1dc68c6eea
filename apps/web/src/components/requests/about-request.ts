import { feedbackTopics } from '@estu/domain/forms/feedback-form'
import { parseReference } from '@estu/domain/orders/order-reference'
import { routes } from '@estu/domain/routing/routes'
import type { Translate } from '@/i18n/translator'

type Query = Record<string, string | string[] | undefined>

/** Addresses the form of messages with its topic chosen, and the number of an order or a visit in its text. */
export function feedbackAbout(typed: string): string {
  const number = parseReference(typed)
  return `${routes.feedback.path}?${new URLSearchParams({ topic: 'order', ...(number && { number }) })}`
}

/** Reads what the form begins with from its address; what is no topic and no number is left out. */
export function beginningOf({ topic, number }: Query, t: Translate): { topic: string; message: string } {
  const reference = typeof number === 'string' ? parseReference(number) : null
  const words = reference?.startsWith('A') ? 'feedback.aboutVisit' : 'feedback.aboutOrder'
  return {
    topic: feedbackTopics.find((known) => known === topic) ?? 'question',
    message: reference ? `${t(words, { number: reference })}\n` : '',
  }
}
