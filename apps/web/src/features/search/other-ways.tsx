import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { Icon } from '@estu/ui/components/icon'
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
    { label: t('search.waysDevices'), note: t('search.waysDevicesNote'), href: to(routes.devices.path) },
    { label: t('search.waysConsumables'), note: t('search.waysConsumablesNote'), href: to(routes.consumables.path) },
    { label: t('search.waysBook'), note: t('search.waysBookNote'), href: to(routes.appointment.path) },
    ...(whatsapp ? [{ label: t('search.waysWrite'), note: t('search.waysWriteNote'), href: whatsapp.href }] : []),
  ]
  return (
    <section>
      <h2 className="search-ways__title">{t('search.ways')}</h2>
      <nav className="search-ways" aria-label={t('search.ways')}>
        {ways.map(({ label, note, href }) => (
          <Link key={href} href={href}>
            <b>{label}</b>
            <span>{note}</span>
            <Icon name="arrow" />
          </Link>
        ))}
      </nav>
    </section>
  )
}
