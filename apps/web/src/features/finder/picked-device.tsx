import type { FinderPick } from '@estu/domain/finder/outcome'
import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { devicePath } from '@estu/domain/routing/routes'
import { Icon } from '@estu/ui/components/icon'
import { ModelName } from '@estu/ui/components/model-name'
import { Picture } from '@estu/ui/components/pictures/picture'
import type { ReactNode } from 'react'
import { CompareTick } from '@/components/compare-tick'
import { Link } from '@/components/link'
import type { DeviceCard } from '@/content/types'
import { translator } from '@/i18n/translator'
import { lackWords, reasonWords } from './reason-words'

type Props = {
  locale: Locale
  device: DeviceCard
  pick: FinderPick
  price: ReactNode
  /** What it is among the answers, and by how much its price differs from the first; null where there is nothing to say. */
  role: string | null
  difference: string | null
  /** It alone is an example, and says so itself. */
  isMarked: boolean
}

/** A device of the shortlist: why it stands there, what it lacks, what it costs. */
export function PickedDevice({ locale, device, pick, price, role, difference, isMarked }: Props) {
  const t = translator(locale)
  const { slug, title, brand, picture } = device
  const Title = pick.role === null ? 'h3' : 'h2'
  return (
    <article className="pick">
      <div className="plate">{picture && <Picture picture={picture} sizes="(max-width: 760px) 160px, 240px" />}</div>
      <div className="stack stack--tight">
        {role && <p className="pick__role">{role}</p>}
        {isMarked && <p className="badge">{t('devices.badgeDemo')}</p>}
        {pick.answersAll && <p className="badge badge--teal">{t('finder.answersAll')}</p>}
        {brand && <p className="small muted">{brand.name}</p>}
        <Title className="form-head">
          <Link className="tap" href={localisePath(locale, devicePath(slug))}>
            <span>
              <ModelName name={title} />
            </span>
          </Link>
        </Title>
        {pick.reasons.length > 0 && (
          <ul className="ticks" role="list" aria-label={t('finder.why')}>
            {pick.reasons.map((reason) => {
              const { name, text } = reasonWords(reason, locale)
              return (
                <li key={reason.code}>
                  <Icon name="check" />
                  <span>
                    <b className="strong">{name}:</b> {text}
                  </span>
                </li>
              )
            })}
          </ul>
        )}
        {pick.lacks.length > 0 && (
          <ul className="ticks" role="list" aria-label={t('finder.lacks')}>
            {pick.lacks.map((lack) => (
              <li key={lack.code}>
                <Icon name="info" />
                <span>{lackWords(lack, locale)}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="stack stack--tight">
        <div>
          {price}
          {difference && <p className="small strong">{difference}</p>}
        </div>
        <Link className="btn btn--secondary" href={localisePath(locale, devicePath(slug))}>
          <span>
            <ModelName name={t('finder.details', { title })} />
          </span>
        </Link>
        <CompareTick locale={locale} device={device} />
      </div>
    </article>
  )
}
