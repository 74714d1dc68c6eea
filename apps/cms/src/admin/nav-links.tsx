import { isClinic, isHeadOffice, seesVisits } from '../access/clinic.ts'
import { isEditor, isWriter } from '../access/roles.ts'
import { isAdmin } from '../access/staff.ts'
import { translate } from '../i18n/translate.ts'
import { holdsDemoContent } from '../modules/demo-content/index.ts'
import { type AdminPageName, pageTitle } from './page-titles.ts'
import { requestOf, type ServerProps } from './request-of.ts'

/** Our own pages, under the collections. */
export async function NavLinks(props: ServerProps) {
  const req = await requestOf(props)
  const links: AdminPageName[] = []
  if (seesVisits(req)) links.push('calendar')
  if (isClinic(req)) links.push('transfers')
  if (isHeadOffice(req)) links.push('personal-data')
  if (isWriter(req)) links.push('publications', 'translations', 'review', 'due-articles', 'links', 'queries')
  if (isEditor(req)) links.push('seo', 'tables')
  if (isAdmin(req)) links.push('audit', 'staff-events', 'unsent-letters')
  if (isAdmin(req) && (await holdsDemoContent(req))) links.push('demo-content')
  if (links.length === 0) return null
  return (
    <nav className="estu-nav" aria-label={translate(req, 'Рабочие столы', 'Жұмыс үстелдері')}>
      {links.map((page) => (
        <a key={page} className="nav__link" href={`/admin/${page}`}>
          <span className="nav__link-label">{pageTitle(req, page)}</span>
        </a>
      ))}
    </nav>
  )
}
