import type { FinderPick } from '@estu/domain/finder/outcome'
import type { Locale } from '@estu/domain/locale/locales'
import { formatTenge } from '@estu/domain/locale/money'
import { type Translate, translator } from '@/i18n/translator'

/** What the labels of all picks depend on. */
export type RoleContext = {
  isOverBudget: boolean
  /** The first one has a price. */
  isBestPriced: boolean
  /** The first one has the sound of a television too. */
  hasBestTv: boolean
}

/** Returns what a pick is among the answers, or null for one that has no role. */
export function roleWords({ role }: FinderPick, context: RoleContext, locale: Locale): string | null {
  const t = translator(locale)
  if (role === null) return null
  if (role === 'best') return bestWords(context, t)
  if (role === 'tv') return t(context.hasBestTv ? 'finder.role.tvToo' : 'finder.role.tv')
  return t('finder.role.cheaper')
}

/** Above the budget the first is the nearest to it, which without a price nobody can tell. */
function bestWords({ isOverBudget, isBestPriced }: RoleContext, t: Translate): string | null {
  if (!isOverBudget) return t('finder.role.best')
  return isBestPriced ? t('finder.role.nearest') : null
}

/** Returns how the price of a pick differs from that of the best, or null where it cannot be told. */
export function differenceWords({ differenceKzt }: FinderPick, locale: Locale): string | null {
  const t = translator(locale)
  if (differenceKzt === null) return null
  if (differenceKzt === 0) return t('finder.difference.same')
  const amount = formatTenge(Math.abs(differenceKzt), locale)
  return t(differenceKzt > 0 ? 'finder.difference.more' : 'finder.difference.less', { amount })
}
