import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { Icon } from '@estu/ui/components/icon'
import { Link } from '@/components/link'
import type { Announcement } from '@/content/types'
import { translator } from '@/i18n/translator'

/** One line of the editors above the page. */
export function AnnouncementBar({ locale, announcement }: { locale: Locale; announcement: Announcement }) {
  const { text, link, tone } = announcement
  return (
    <aside
      className={tone === 'attention' ? 'announce announce--warn' : 'announce'}
      aria-label={translator(locale)('site.announcement')}
    >
      <div className="page">
        <Icon name={tone === 'attention' ? 'warning' : 'info'} />
        <p>{text}</p>
        {link && (
          <Link className="link tap" href={localisePath(locale, link.href)}>
            {link.label}
          </Link>
        )}
      </div>
    </aside>
  )
}
