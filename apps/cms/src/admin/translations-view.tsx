import { isLocale } from '@estu/domain/locale'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { isWriter } from '../access/roles.ts'
import { say } from '../admin-language/say.ts'
import {
  type DeskRow,
  type DeskState,
  deskPageSize,
  deskStates,
  readDesk,
  readDeskSummary,
} from '../operations/read-desk.ts'
import { AdminPage } from './admin-page.tsx'
import {
  besidePath,
  collectionInWords,
  documentInWords,
  editPath,
  languageInWords,
  stateInWords,
} from './desk-words.ts'
import { fieldInWords, fieldsOf } from './fields-of.ts'
import { ProgressTable } from './progress-table.tsx'

/** The translation desk: every document in each language, what needs work first. */
export async function TranslationsView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const title = say(req, 'Стол переводов', 'Аударма үстелі')
  if (!isWriter(req))
    return (
      <AdminPage view={view} title={title}>
        {say(req, 'Нет доступа.', 'Рұқсат жоқ.')}
      </AdminPage>
    )
  const asked = readFilter(view.searchParams ?? {})
  const [summaries, desk] = await Promise.all([readDeskSummary(req), readDesk(req, asked)])
  const collections = [...new Set(summaries.map(({ collection }) => collection))]
  return (
    <AdminPage view={view} title={title}>
      <ProgressTable summaries={summaries} req={req} />
      <form method="get" className="estu-filters">
        <Choice
          name="collection"
          label={say(req, 'Раздел', 'Бөлім')}
          value={asked.collection}
          req={req}
          options={collections.map((slug) => [slug, collectionInWords(slug, req)])}
        />
        <Choice
          name="locale"
          label={say(req, 'Язык', 'Тіл')}
          value={asked.locale}
          req={req}
          options={(['ru', 'kk'] as const).map((locale) => [locale, languageInWords(locale, req)])}
        />
        <Choice
          name="state"
          label={say(req, 'Состояние', 'Күйі')}
          value={asked.state}
          req={req}
          options={deskStates.map((state) => [state, stateInWords(state, req)])}
        />
        <button type="submit" className="btn btn--style-secondary btn--size-medium">
          {say(req, 'Показать', 'Көрсету')}
        </button>
      </form>
      <p>{say(req, `Найдено: ${desk.total}`, `Табылды: ${desk.total}`)}</p>
      <DeskTable rows={desk.rows} req={req} />
      <Pages total={desk.total} page={asked.page} filter={asked} req={req} />
    </AdminPage>
  )
}

type Filter = { collection?: string; locale?: 'ru' | 'kk'; state?: DeskState; page: number }

function readFilter(search: { [key: string]: string | string[] | undefined }): Filter {
  const one = (name: string) => (typeof search[name] === 'string' && search[name] !== '' ? search[name] : undefined)
  const locale = one('locale')
  return {
    collection: one('collection')?.slice(0, 64),
    locale: isLocale(locale) ? locale : undefined,
    state: deskStates.find((state) => state === one('state')),
    page: Math.min(Math.max(1, Number.parseInt(one('page') ?? '1', 10) || 1), 10_000),
  }
}

type ChoiceProps = { name: string; label: string; value?: string; options: [string, string][]; req: PayloadRequest }

function Choice({ name, label, value, options, req }: ChoiceProps) {
  return (
    <label>
      <span>{label}</span>
      <select name={name} defaultValue={value ?? ''}>
        <option value="">{say(req, 'все', 'барлығы')}</option>
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
    </label>
  )
}

function DeskTable({ rows, req }: { rows: DeskRow[]; req: PayloadRequest }) {
  return (
    <table className="estu-table" id="translation-desk">
      <thead>
        <tr>
          <th scope="col">{say(req, 'Документ', 'Құжат')}</th>
          <th scope="col">{say(req, 'Раздел', 'Бөлім')}</th>
          <th scope="col">{say(req, 'Язык', 'Тіл')}</th>
          <th scope="col">{say(req, 'Состояние', 'Күйі')}</th>
          <th scope="col">{say(req, 'Что сделать', 'Не істеу керек')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.collection}:${row.id}:${row.locale}`} data-state={row.state}>
            <th scope="row">
              <a href={besidePath(row.collection, row.id)}>{documentInWords(row, req)}</a>
            </th>
            <td>{collectionInWords(row.collection, req)}</td>
            <td>{languageInWords(row.locale, req)}</td>
            <td>
              <span className={`estu-state estu-state--${row.state}`}>{stateInWords(row.state, req)}</span>
            </td>
            <td>
              <Fields row={row} paths={row.outdated} mark={say(req, 'обновить', 'жаңарту')} req={req} />
              <Fields row={row} paths={row.missing} mark={say(req, 'перевести', 'аудару')} req={req} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const shownFields = 6

/** Links that open the form in the right language at the field itself. */
function Fields({ row, paths, mark, req }: { row: DeskRow; paths: string[]; mark: string; req: PayloadRequest }) {
  if (paths.length === 0) return null
  const fields = fieldsOf(row.collection, row.id, req)
  return (
    <div className="estu-fields">
      <span>{mark}: </span>
      {paths.slice(0, shownFields).map((path) => (
        <a key={path} href={editPath(row.collection, row.id, row.locale, path.split('.')[0])}>
          {fieldInWords(path, fields, req)}
        </a>
      ))}
      {paths.length > shownFields && <span>+{paths.length - shownFields}</span>}
    </div>
  )
}

function Pages({ total, page, filter, req }: { total: number; page: number; filter: Filter; req: PayloadRequest }) {
  const last = Math.max(1, Math.ceil(total / deskPageSize))
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
      {page > 1 && <a href={to(page - 1)}>{say(req, 'Назад', 'Артқа')}</a>}
      <span>
        {page} / {last}
      </span>
      {page < last && <a href={to(page + 1)}>{say(req, 'Дальше', 'Әрі қарай')}</a>}
    </p>
  )
}
