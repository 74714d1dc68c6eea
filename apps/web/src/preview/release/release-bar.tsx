import { formatDate } from '@estu/domain/locale/dates'
import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { translator } from '@/i18n/translator'
import type { OpenRelease } from './read-release'
import { releaseRows } from './release-rows'

type Props = {
  locale: Locale
  release: OpenRelease
  token: string
  /** Of the page that is looked at, as in Russian. */
  path: string
  until: Date | null
}

/** Says above every page which release is looked at, and leads to all that it changes. */
export function ReleaseBar({ locale, release, token, path, until }: Props) {
  const t = translator(locale)
  const rows = releaseRows(release, locale, token)
  const { title } = release
  return (
    <div className="preview-bar">
      <div className="page">
        <span>
          {until
            ? t('preview.release.sharedBar', { title, until: formatDate(until, locale, 'dayTime') })
            : t('preview.release.bar', { title })}
        </span>
        <details className="preview-bar__holds">
          <summary>{t('preview.release.holds', { count: rows.length })}</summary>
          <ul>
            {rows.map((row) => (
              <li key={row.key}>
                <strong>{row.title}</strong>
                {row.where && ` (${row.where})`}
                {row.links.map((link) => (
                  <a
                    key={link.locale}
                    className="link tap"
                    href={link.href}
                    lang={link.locale}
                    aria-label={`${row.title}: ${t(`preview.release.languages.${link.locale}`)}`}
                  >
                    {t(`preview.release.languages.${link.locale}`)}
                  </a>
                ))}
              </li>
            ))}
          </ul>
          <p>{t('preview.release.lists')}</p>
        </details>
        <a className="link tap" href={localisePath(locale, path)}>
          {t('preview.exit')}
        </a>
      </div>
    </div>
  )
}
