import { locales } from '@estu/domain/locale/locales'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { isEditor, isWriter } from '../../../access/roles.ts'
import { AdminPage } from '../../../admin/admin-page.tsx'
import { languageLabel } from '../../../admin/document-labels.ts'
import { pageTitle } from '../../../admin/page-titles.ts'
import { translate } from '../../../i18n/translate.ts'
import { readCheck } from '../operations/read-check.ts'
import { linkKinds, type ReportFilter, readReport } from '../operations/read-report.ts'
import { kindLabel } from '../problem-words.ts'
import { CheckPanel } from './check-panel.tsx'
import { LinksTable } from './links-table.tsx'
import { readFilter, reportAddress } from './report-address.ts'

/** Links of the whole site that lead nowhere, and the way to look at other sites again. */
export async function LinksView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const title = pageTitle(req, 'links')
  if (!isWriter(req))
    return (
      <AdminPage view={view} title={title}>
        {translate(req, 'Нет доступа.', 'Рұқсат жоқ.')}
      </AdminPage>
    )
  const asked = readFilter(view.searchParams ?? {})
  const [{ rows, total, next }, check] = await Promise.all([readReport(req, asked), readCheck(req)])
  return (
    <AdminPage view={view} title={title}>
      <p>
        {translate(
          req,
          'Ссылки опубликованных страниц, которые никуда не ведут. Ссылки внутри сайта проверяются сами при каждой публикации, на другие сайты — по кнопке.',
          'Жарияланған беттердегі ешқайда апармайтын сілтемелер. Сайт ішіндегі сілтемелер әр жарияланымда өздігінен тексеріледі, басқа сайттарға апаратындары батырмамен тексеріледі.',
        )}
      </p>
      <CheckPanel check={check} canStart={isEditor(req)} />
      <Filter asked={asked} req={req} />
      <p id="links-total">{translate(req, `Найдено: ${total}`, `Табылды: ${total}`)}</p>
      {rows.length > 0 && <LinksTable rows={rows} req={req} />}
      {total === 0 && <p>{translate(req, 'Все ссылки куда-то ведут.', 'Сілтемелердің бәрі дұрыс апарады.')}</p>}
      {(asked.after || next) && (
        <p className="estu-pages">
          {asked.after && <a href={reportAddress(asked, null)}>{translate(req, 'В начало', 'Басына')}</a>}
          {next && <a href={reportAddress(asked, next)}>{translate(req, 'Дальше', 'Әрі қарай')}</a>}
        </p>
      )}
    </AdminPage>
  )
}

function Filter({ asked, req }: { asked: ReportFilter; req: PayloadRequest }) {
  const all = translate(req, 'все', 'барлығы')
  return (
    <form method="get" className="estu-filters" id="links-filter">
      <label>
        <span>{translate(req, 'Куда ведут', 'Қайда апарады')}</span>
        <select name="kind" defaultValue={asked.kind ?? ''}>
          <option value="">{all}</option>
          {linkKinds.map((kind) => (
            <option key={kind} value={kind}>
              {kindLabel(req, kind)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{translate(req, 'Язык', 'Тіл')}</span>
        <select name="locale" defaultValue={asked.locale ?? ''}>
          <option value="">{all}</option>
          {locales.map((locale) => (
            <option key={locale} value={locale}>
              {languageLabel(locale, req)}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="btn btn--style-secondary btn--size-medium">
        {translate(req, 'Показать', 'Көрсету')}
      </button>
    </form>
  )
}
