import { isClinic } from '../access/clinic.ts'
import { isEditor, isWriter } from '../access/roles.ts'
import { translate } from '../i18n/translate.ts'
import { requestOf, type ServerProps } from './request-of.ts'

/** Our own pages, under the collections. */
export async function NavLinks(props: ServerProps) {
  const req = await requestOf(props)
  const links: [string, string][] = []
  if (isClinic(req)) links.push(['/admin/calendar', translate(req, 'Календарь приёмов', 'Қабылдау күнтізбесі')])
  if (isWriter(req)) links.push(['/admin/translations', translate(req, 'Стол переводов', 'Аударма үстелі')])
  if (isWriter(req))
    links.push(['/admin/queries', translate(req, 'Что ищут и не находят', 'Не іздейді, не табылмайды')])
  if (isEditor(req)) {
    links.push(['/admin/seo', translate(req, 'Поиск: отчёт', 'Іздеу: есеп')])
    links.push(['/admin/tables', translate(req, 'Таблицы', 'Кестелер')])
  }
  if (links.length === 0) return null
  return (
    <nav className="estu-nav" aria-label={translate(req, 'Рабочие столы', 'Жұмыс үстелдері')}>
      {links.map(([href, words]) => (
        <a key={href} className="nav__link" href={href}>
          <span className="nav__link-label">{words}</span>
        </a>
      ))}
    </nav>
  )
}
