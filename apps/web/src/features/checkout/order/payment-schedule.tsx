import type { Locale } from '@estu/domain/locale/locales'
import { formatTenge } from '@estu/domain/locale/money'
import { instalmentRows } from '@estu/domain/orders/instalments/instalments'
import { DataTable } from '@estu/ui/components/tables/data-table'
import type { ShopperOrder } from '@/content/types'
import { translator } from '@/i18n/translator'

/** What an order bought by instalment asks for a month, and every payment; nothing for an order paid at once. */
export function PaymentSchedule({ locale, order }: { locale: Locale; order: ShopperOrder }) {
  const { paying, planMonths, planProvider, goodsKzt, discountKzt, markupKzt, deliveryKzt } = order
  // Delivery is no part of a plan.
  const sumKzt = goodsKzt - discountKzt + markupKzt
  const rows = paying === 'instalment' && planMonths ? instalmentRows(sumKzt, planMonths) : []
  const [monthly, last] = [rows[0], rows.at(-1)]
  if (monthly === undefined || last === undefined) return null
  const t = translator(locale)
  const money = (kzt: number) => formatTenge(kzt, locale)
  return (
    <section aria-labelledby="schedule" className="stack stack--tight">
      <h2 className="form-head" id="schedule">
        {t('schedule.title')}
      </h2>
      <p className="lead num">{t('schedule.monthly', { amount: money(monthly), count: rows.length })}</p>
      {last !== monthly && <p className="num">{t('schedule.last', { amount: money(last) })}</p>}
      <p className="hint">
        {t('schedule.dates', { provider: planProvider })}
        {deliveryKzt > 0 && ` ${t('schedule.delivery', { amount: money(deliveryKzt) })}`}
      </p>
      <details>
        <summary className="link tap">{t('schedule.all')}</summary>
        <DataTable
          caption={t('schedule.total', { amount: money(sumKzt) })}
          head={[t('schedule.payment'), t('schedule.sum')]}
          rows={rows.map((kzt, index) => [String(index + 1), money(kzt)])}
        />
      </details>
    </section>
  )
}
