import type { Locale } from '@estu/domain/locale/locales'
import { Notice } from '@estu/ui/components/notice'
import type { QuotedLine } from '@/content/types'
import { translator } from '@/i18n/translator'

type Props = { locale: Locale; line: QuotedLine }

/** Says that what was added is in the cart already, and how to have more of it. */
export function AlreadyInCart({ locale, line: { title, quantity } }: Props) {
  if (!title) return null
  return <Notice tone="calm" text={translator(locale)('cart.already', { title, count: quantity })} />
}
