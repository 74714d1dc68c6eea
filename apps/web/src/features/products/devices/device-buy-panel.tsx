import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { ButtonLink } from '@estu/ui/components/button-link'
import { InstalmentPlans } from '@estu/ui/components/instalment-plans'
import { listInstalmentPlans } from '@/content/catalogue/list-instalment-plans'
import type { Device } from '@/content/types'
import { translator } from '@/i18n/translator'
import { BuyButton } from '../buy-button'
import { BuyPanel } from '../buy-panel'
import { DeviceColours } from './device-colours'
import { planChoices } from './plan-choices'

/** A device is fitted before it is bought: an appointment comes first, then the cart. */
export async function DeviceBuyPanel({ locale, device }: { locale: Locale; device: Device }) {
  const t = translator(locale)
  const plans = await listInstalmentPlans(locale)
  return (
    <BuyPanel
      locale={locale}
      product={device}
      options={<DeviceColours device={device} t={t} />}
      actions={
        <>
          <ButtonLink href={localisePath(locale, routes.appointment.path)}>{t('device.book')}</ButtonLink>
          <BuyButton locale={locale} product={device} quiet />
        </>
      }
      payment={
        <InstalmentPlans
          plans={planChoices(device, plans, locale)}
          legend={t('device.instalmentLegend')}
          name={t('device.instalment')}
        />
      }
    />
  )
}
