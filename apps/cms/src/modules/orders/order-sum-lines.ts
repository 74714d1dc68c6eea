import { withoutHearing } from '@estu/domain/contacts/hearing-words'
import type { Locale } from '@estu/domain/locale/locales'
import { formatTenge } from '@estu/domain/locale/money'
import type { Order } from '../../payload-types.ts'
import { translateIn } from '../messages/index.ts'

/** How much it is; what is in it stands behind the link, since others see a mailbox too. */
export function listOf(order: Order, locale: Locale): string {
  const say = translateIn(locale)
  const pieces = (order.lines ?? []).reduce((sum, { quantity }) => sum + quantity, 0)
  return [
    `${say('Предметов в заказе', 'Тапсырыстағы зат саны')}: ${pieces}`,
    ...discountOf(order, locale),
    `${say('Итого', 'Барлығы')}: ${formatTenge(order.totalKzt, locale)}`,
  ].join('\n')
}

/** What was taken off, and what to bring for it. */
function discountOf({ discountKzt, discountProof }: Order, locale: Locale): string[] {
  if (!discountKzt) return []
  const say = translateIn(locale)
  const shown = withoutHearing(discountProof ?? '')
  const proof = shown ? [`${say('Возьмите с собой', 'Өзіңізбен ала келіңіз')}: ${shown}`] : []
  return [`${say('Скидка', 'Жеңілдік')}: ${formatTenge(discountKzt, locale)}`, ...proof]
}
