import type { SupplyCard } from '@/content/types'
import type { Messages, Translate } from '@/i18n/translator'

/** What sort of thing a supply is, in the shopper's words. */
export const kindOf = ({ kind }: Pick<SupplyCard, 'kind'>, t: Translate): string =>
  kind ? t(`goodsKind.${kind as keyof Messages['goodsKind']}`) : ''
