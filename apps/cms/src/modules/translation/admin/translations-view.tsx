import { isLocale } from '@estu/domain/locale/locales'
import { isStorable } from '@estu/domain/text/storable'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { isEditor, isWriter } from '../../../access/roles.ts'
import { AdminPage } from '../../../admin/admin-page.tsx'
import { collectionLabel, documentLabel, languageLabel } from '../../../admin/document-labels.ts'
import { editPath, sideBySidePath } from '../../../admin/edit-path.ts'
import { pageTitle } from '../../../admin/page-titles.ts'
import { fieldLabel } from '../../../fields/walk/field-label.ts'
import { fieldsOf } from '../../../fields/walk/fields-of.ts'
import { translate } from '../../../i18n/translate.ts'
import {
  readTranslationStatus,
  readTranslationSummary,
  type TranslationStatus,
  type TranslationStatusRow,
  translationPageSize,
  translationStatuses,
} from '../operations/translation-status.ts'
import { ProgressTable } from './progress-table.tsx'
import { PublishChosen } from './publish-chosen.tsx'
import { statusLabel } from './status-labels.ts'

/** The translation desk: every document in each language, what needs work first. */
export async function TranslationsView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const title = pageTitle(req, 'translations')
  if (!isWriter(req))
    return (
      <AdminPage view={view} title={title}>
        {translate(req, 'Нет доступа.', 'Рұқсат жоқ.')}
      </AdminPage>
    )
  const asked = readFilter(view.searchParams ?? {})
  const [summaries, desk] = await Promise.all([readTranslationSummary(req), readTranslationStatus(req, asked)])
  const collections = [...new Set(summaries.map(({ collection }) => collection))]
  return (
    <AdminPage view={view} title={title}>
      <ProgressTable summaries={summaries} req={req} />
      <form method="get" className="estu-filters">
        <Choice
          name="collection"
          label={translate(req, 'Раздел', 'Бөлім')}
          value={asked.collection}
          req={req}
          options={collections.map((slug) => [slug, collectionLabel(slug, req)])}
        />
        <Choice
          name="locale"
          label={translate(req, 'Язык', 'Тіл')}
          value={asked.locale}
          req={req}
          options={(['ru', 'kk'] as const).map((locale) => [locale, languageLabel(locale, req)])}
        />
        <Choice
          name="state"
          label={translate(req, 'Состояние', 'Күйі')}
          value={asked.state}
          req={req}
          options={translationStatuses.map((state) => [state, statusLabel(state, req)])}
        />
        <button type="submit" className="btn btn--style-secondary btn--size-medium">
          {translate(req, 'Показать', 'Көрсету')}
        </button>
      </form>
      <p>{translate(req, `Найдено: ${desk.total}`, `Табылды: ${desk.total}`)}</p>
      {isEditor(req) && desk.rows.some(isPublishable) ? (
        <PublishChosen titles={titlesOf(desk.rows, req)}>
          <DeskTable rows={desk.rows} req={req} isChoosing />
        </PublishChosen>
      ) : (
        <DeskTable rows={desk.rows} req={req} />
      )}
      <Pages total={desk.total} page={asked.page} filter={asked} req={req} />
    </AdminPage>
  )
}

type Filter = { collection?: string; locale?: 'ru' | 'kk'; state?: TranslationStatus; page: number }

function readFilter(search: { [key: string]: string | string[] | undefined }): Filter {
  const one = (name: string) => {
    const value = search[name]
    return typeof value === 'string' && value !== '' && isStorable(value) ? value : undefined
  }
  const locale = one('locale')
  return {
    collection: one('collection')?.slice(0, 64),
    locale: isLocale(locale) ? locale : undefined,
    state: translationStatuses.find((state) => state === one('state')),
    page: Math.min(Math.max(1, Number.parseInt(one('page') ?? '1', 10) || 1), 10_000),
  }
}

type ChoiceProps = { name: string; label: string; value?: string; options: [string, string][]; req: PayloadRequest }

function Choice({ name, label, value, options, req }: ChoiceProps) {
  return (
    <label>
      <span>{label}</span>
      <select name={name} defaultValue={value ?? ''}>
        <option value="">{translate(req, 'все', 'барлығы')}</option>
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
    </label>
  )
}

/** There is a newer text than visitors see. */
const isPublishable = ({ collection, publication }: TranslationStatusRow) =>
  collection !== 'globals' && (publication === 'draft' || publication === 'changed')

const keyOf = ({ collection, id, locale }: TranslationStatusRow) => `${collection}/${id}/${locale}`

const titlesOf = (rows: TranslationStatusRow[], req: PayloadRequest) =>
  Object.fromEntries(rows.map((row) => [keyOf(row), `${documentLabel(row, req)} (${languageLabel(row.locale, req)})`]))

type TableProps = { rows: TranslationStatusRow[]; req: PayloadRequest; isChoosing?: boolean }

function DeskTable({ rows, req, isChoosing = false }: TableProps) {
  return (
    <table className="estu-table" id="translation-desk">
      <thead>
        <tr>
          <th scope="col">{translate(req, 'Документ', 'Құжат')}</th>
          <th scope="col">{translate(req, 'Раздел', 'Бөлім')}</th>
          <th scope="col">{translate(req, 'Язык', 'Тіл')}</th>
          <th scope="col">{translate(req, 'Состояние', 'Күйі')}</th>
          <th scope="col">{translate(req, 'Что сделать', 'Не істеу керек')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.collection}:${row.id}:${row.locale}`} data-state={row.state}>
            <th scope="row">
              {isChoosing && isPublishable(row) && (
                <input
                  type="checkbox"
                  className="estu-choose"
                  name="document"
                  value={keyOf(row)}
                  aria-label={`${translate(req, 'Отметить', 'Белгілеу')}: ${documentLabel(row, req)}, ${languageLabel(row.locale, req)}`}
                />
              )}
              <a href={sideBySidePath(row.collection, row.id)}>{documentLabel(row, req)}</a>
            </th>
            <td>{collectionLabel(row.collection, req)}</td>
            <td>{languageLabel(row.locale, req)}</td>
            <td>
              <span className={`estu-state estu-state--${row.state}`}>{statusLabel(row.state, req)}</span>
            </td>
            <td>
              <Fields row={row} paths={row.outdated} mark={translate(req, 'обновить', 'жаңарту')} req={req} />
              <Fields row={row} paths={row.missing} mark={translate(req, 'перевести', 'аудару')} req={req} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const shownFields = 6

/** Links that open the form in the right language at the field itself. */
function Fields({
  row,
  paths,
  mark,
  req,
}: {
  row: TranslationStatusRow
  paths: string[]
  mark: string
  req: PayloadRequest
}) {
  if (paths.length === 0) return null
  const fields = fieldsOf(req.payload, row.collection, row.id)
  return (
    <div className="estu-fields">
      <span>{mark}: </span>
      {paths.slice(0, shownFields).map((path) => (
        <a key={path} href={editPath(row.collection, row.id, row.locale, path.split('.')[0])}>
          {fieldLabel(path, fields, req)}
        </a>
      ))}
      {paths.length > shownFields && <span>+{paths.length - shownFields}</span>}
    </div>
  )
}

function Pages({ total, page, filter, req }: { total: number; page: number; filter: Filter; req: PayloadRequest }) {
  const last = Math.max(1, Math.ceil(total / translationPageSize))
  if (last === 1) return null
  const to = (wanted: number) =>
    `/admin/translations?${new URLSearchParams({
      ...(filter.collection ? { collection: filter.collection } : {}),
      ...(filter.locale ? { locale: filter.locale } : {}),
      ...(filter.state ? { state: filter.state } : {}),
      page: String(wanted),
    })}`
  return (
    <p className="estu-pages">
      {page > 1 && <a href={to(page - 1)}>{translate(req, 'Назад', 'Артқа')}</a>}
      <span>
        {page} / {last}
      </span>
      {page < last && <a href={to(page + 1)}>{translate(req, 'Дальше', 'Әрі қарай')}</a>}
    </p>
  )
}
