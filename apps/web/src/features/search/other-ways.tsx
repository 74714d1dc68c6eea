import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { WaysOn } from '@estu/ui/listing/ways-on'
import { whatsappLink } from '@/components/contact-links'
import { Link } from '@/components/link'
import type { Organisation } from '@/content/types'
import { translator } from '@/i18n/translator'

type Props = { locale: Locale; organisation: Organisation }

/** Where to go on without the search: sections, people. */
export function OtherWays({ locale, organisation }: Props) {
  const t = translator(locale)
  const to = (path: string) => localisePath(locale, path)
  const whatsapp = whatsappLink(organisation)
  const ways = [
    { label: t('search.waysDevices'), hint: t('search.waysDevicesNote'), href: to(routes.devices.path) },
    { label: t('search.waysConsumables'), hint: t('search.waysConsumablesNote'), href: to(routes.consumables.path) },
    { label: t('search.waysBook'), hint: t('search.waysBookNote'), href: to(routes.appointment.path) },
    ...(whatsapp ? [{ label: t('search.waysWrite'), hint: t('search.waysWriteNote'), href: whatsapp.href }] : []),
  ]
  return (
    <section>
      <h2 className="results__title">{t('search.ways')}</h2>
      <WaysOn label={t('search.ways')} ways={ways} linkAs={Link} />
    </section>
  )
}
