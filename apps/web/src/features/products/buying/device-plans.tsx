import type { Locale } from '@estu/domain/locale/locales'
import { formatTenge } from '@estu/domain/locale/money'
import { planTerms } from '@estu/domain/orders/instalments/plan-terms'
import { withUsualSpaces } from '@estu/domain/text/typography/with-usual-spaces'
import { InstalmentPlans, PlanTerms } from '@estu/ui/components/instalment-plans'
import type { InstalmentPlan } from '@/content/catalogue/list-instalment-plans'
import type { Device } from '@/content/types'
import { translator } from '@/i18n/translator'
import { isSold, unitPrices } from './choices'
import { PerChoice } from './per-choice'

type Props = { locale: Locale; device: Device; plans: readonly InstalmentPlan[] }

/**
 * The plans by which a device, or a pair, may be paid: those that cover one of these sums and do not last longer than
 * its editor allows.
 */
export function DevicePlans({ locale, device, plans }: Props) {
  const t = translator(locale)
  const prices = unitPrices(device)
  const pairs = isSold(device)
  const sums = pairs ? prices.flatMap((price) => [price, price * 2]) : prices
  const offered = plans.filter(
    (plan) => plan.months <= device.instalmentMonths && sums.some((sum) => planTerms(sum, plan) !== null),
  )
  return (
    <InstalmentPlans
      name={`plan-${device.id}`}
      legend={t('device.instalmentLegend')}
      plans={offered.map((plan) => ({
        months: plan.months,
        // In the largest letters its two words stand one below the other.
        label: withUsualSpaces(t('device.months', { count: plan.months })),
        terms: (
          <PerChoice prices={prices} pairs={pairs} show={(sum) => <Terms locale={locale} sum={sum} plan={plan} />} />
        ),
      }))}
    />
  )
}

function Terms({ locale, sum, plan }: { locale: Locale; sum: number; plan: InstalmentPlan }) {
  const t = translator(locale)
  const terms = planTerms(sum, plan)
  if (!terms) return <p className="hint">{t('product.planNotForSum')}</p>
  const { months, sellerMarkupPercent, provider, note } = plan
  const money = (kzt: number) => formatTenge(kzt, locale)
  const words = {
    count: months - 1,
    monthly: money(terms.monthlyKzt),
    last: money(terms.lastKzt),
    total: money(terms.totalKzt),
    now: money(sum),
  }
  const bySeller = sellerMarkupPercent > 0
  return (
    <PlanTerms
      // A joiner on either side: «0-0-12» is one word and never breaks.
      title={`${t('device.instalment')} 0\u2060-\u20600\u2060-\u2060${months}`}
      monthly={t('device.aMonth', { price: words.monthly })}
      prices={
        bySeller
          ? [
              { label: t('product.payNow'), price: words.now },
              { label: t('product.payLater'), price: words.total },
            ]
          : []
      }
      explanation={[
        t(bySeller ? 'device.planBySeller' : 'device.plan', words),
        provider && t('product.planProvider', { provider }),
        note && sentence(note),
      ]
        .filter(Boolean)
        .join(' ')}
    />
  )
}

/** An editor's note, which begins small and has no full stop, as a sentence. */
const sentence = (note: string) => `${note.charAt(0).toUpperCase()}${note.slice(1).replace(/\.$/, '')}.`
