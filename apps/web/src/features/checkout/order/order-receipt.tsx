import { formatDate } from '@estu/domain/locale/dates'
import type { Locale } from '@estu/domain/locale/locales'
import { displayPhone } from '@estu/domain/locale/phone'
import type { Organisation, ShopperOrder } from '@/content/types'
import { translator } from '@/i18n/translator'
import { PrintButton } from './print-button'

type Props = { locale: Locale; order: ShopperOrder; seller: Organisation }

/** Who sells, and until when what was bought is under warranty: with the rest of the page a receipt, on paper too. */
export function OrderReceipt({ locale, order, seller }: Props) {
  const t = translator(locale)
  const phone = seller.phone || seller.whatsapp
  const rows = [
    { label: t('receipt.seller'), text: seller.name },
    {
      label: t('receipt.address'),
      text: [seller.postalCode, seller.locality, seller.street].filter(Boolean).join(', '),
    },
    { label: t('receipt.contact'), text: [phone && displayPhone(phone), seller.email].filter(Boolean).join('\n') },
    ...order.warranties.map(({ title, until }) => ({
      label: t('receipt.warranty', { title }),
      text: t('receipt.until', { date: formatDate(new Date(until), locale, 'day') }),
    })),
  ].filter(({ text }) => text)
  return (
    <section aria-labelledby="receipt" className="stack stack--tight">
      <h2 className="form-head" id="receipt">
        {t('receipt.title')}
      </h2>
      <dl className="sum">
        {rows.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className="hint">{t('receipt.note')}</p>
      <PrintButton label={t('receipt.print')} />
    </section>
  )
}
