import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { ButtonLink } from '@estu/ui/components/button-link'
import type { Supply } from '@/content/types'
import { translator } from '@/i18n/translator'
import { BuyButton, isSold } from '../buy-button'
import { BuyPanel } from '../buy-panel'

type Props = { locale: Locale; supply: Supply; writeHref: string }

/** A supply goes into the cart at once, or after a consultation. */
export function SupplyBuyPanel({ locale, supply, writeHref }: Props) {
  const t = translator(locale)
  const next = supply.byConsultation ? (
    <ButtonLink href={localisePath(locale, routes.appointment.path)}>{t('goods.bookConsultation')}</ButtonLink>
  ) : (
    <ButtonLink href={writeHref} tone={isSold(supply) ? 'secondary' : 'primary'}>
      {t('device.ask')}
    </ButtonLink>
  )
  return (
    <BuyPanel
      locale={locale}
      product={supply}
      actions={
        <>
          <BuyButton locale={locale} product={supply} />
          {next}
        </>
      }
    />
  )
}
