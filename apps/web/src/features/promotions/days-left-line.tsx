import type { Translate } from '@/i18n/translator'
import { DaysLeft } from './days-left'

/** How many days a promotion still runs, with the words the browser needs to say so. */
export function DaysLeftLine({ endsAt, t }: { endsAt: string; t: Translate }) {
  return <DaysLeft endsAt={endsAt} words={{ left: t.raw('promotion.daysLeft'), last: t('promotion.lastDay') }} />
}
