import { groupHours } from '@estu/domain/appointments/opening-hours'
import { formatDate } from '@estu/domain/locale/dates'
import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { formatPhone } from '@estu/domain/locale/phone'
import { servicePath } from '@estu/domain/routing/routes'
import { BranchCard } from '@estu/ui/cards/branch-card'
import { Icon } from '@estu/ui/components/icon'
import { whatsappHref } from '@/components/contact-links'
import { Link } from '@/components/link'
import type { Branch } from '@/content/types'
import { type Messages, type Translate, translator } from '@/i18n/translator'
import { OpenNow } from './open-now'

type Props = { locale: Locale; branches: readonly Branch[]; heading?: 'h2' | 'h3'; detailed?: boolean }

/** Branches with whether they are open now; with all details on their own page. */
export function BranchCards({ locale, branches, heading, detailed = false }: Props) {
  const t = translator(locale)
  return (
    <div className="branches">
      {branches.map((branch) => (
        <BranchCard
          key={branch.id}
          title={branch.title}
          place={[branch.city, branch.district, branch.address].filter(Boolean).join(', ')}
          directions={detailed ? branch.directions : undefined}
          heading={heading}
          openNow={
            <OpenNow
              locale={locale}
              week={branch.hours}
              words={{
                openUntil: t.raw('branches.openUntil'),
                opensToday: t.raw('branches.opensToday'),
                opensOn: t.raw('branches.opensOn'),
                closed: t('branches.closed'),
              }}
            />
          }
          facts={branch.accessibility.map((name) => t(`accessibilityOf.${name as keyof Messages['accessibilityOf']}`))}
          details={detailed && <Details locale={locale} branch={branch} t={t} />}
          action={
            branch.whatsapp && (
              <a className="go" href={whatsappHref(branch.whatsapp)}>
                <span>{t('home.bookHere')}</span>
                <Icon name="arrow" />
              </a>
            )
          }
        />
      ))}
    </div>
  )
}

/** Days that differ from the week's hours. Past ones stay in the CMS and leave the page with its next rendering. */
function SpecialDays({ locale, branch, t }: { locale: Locale; branch: Branch; t: Translate }) {
  if (branch.specialDays.length === 0) return null
  return (
    <>
      <p className="strong">{t('branches.specialDays')}</p>
      <table className="hours">
        <caption className="sr">{t('branches.specialDays')}</caption>
        <tbody>
          {branch.specialDays.map(({ date, hours, note }) => (
            <tr key={date}>
              <th scope="row">{formatDate(new Date(date), locale, 'day')}</th>
              <td>
                <span className="num">{hours ? `${hours.opens}–${hours.closes}` : t('branches.specialClosed')}</span>
                {note && <span className="small muted"> {note}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

function Details({ locale, branch, t }: { locale: Locale; branch: Branch; t: Translate }) {
  return (
    <>
      <table className="hours">
        <caption className="sr">{t('branches.hours')}</caption>
        <tbody>
          {groupHours(branch.hours, locale).map(({ days, hours }) => (
            <tr key={days}>
              <th scope="row">{days}</th>
              <td className="num">{hours ? `${hours.opens}–${hours.closes}` : t('branches.dayOff')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <SpecialDays locale={locale} branch={branch} t={t} />
      {branch.phone && (
        <p>
          {t('branches.phone')}:{' '}
          <a className="link tap num" href={`tel:${branch.phone}`}>
            {formatPhone(branch.phone)}
          </a>
        </p>
      )}
      {branch.offers.length > 0 && (
        <>
          <p className="strong">{t('branches.services')}</p>
          <ul className="plainlist">
            {branch.offers.map(({ slug, title }) => (
              <li key={slug}>
                <Link className="link tap" href={localisePath(locale, servicePath(slug))}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {branch.services.length > 0 && <p className="muted">{branch.services.join(', ')}</p>}
      {branch.geo && (
        <p>
          <a className="link tap" href={`https://2gis.kz/geo/${branch.geo.lng},${branch.geo.lat}`} rel="noopener">
            {t('branches.map')}
          </a>
        </p>
      )}
    </>
  )
}
