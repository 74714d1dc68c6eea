import { formatDate } from '@estu/domain/locale/dates'
import type { DocumentViewServerProps, PayloadRequest } from 'payload'
import { languageOf, translate } from '../../../i18n/translate.ts'
import { UndoBar } from '../../releases/admin/undo/undo-bar.tsx'
import { authorWords } from '../author-words.ts'
import { type ListedVersion, listVersions } from '../operations/list-versions.ts'

/** The versions of a document: when each was made, and by whom. */
export async function VersionsView({ doc, initPageResult, searchParams }: DocumentViewServerProps) {
  const { req, collectionConfig, globalConfig } = initPageResult
  const id = String(doc?.id ?? initPageResult.docID ?? '')
  const place = collectionConfig
    ? { collection: collectionConfig.slug, id }
    : { global: (globalConfig?.slug ?? '') as 'home' }
  const base = collectionConfig
    ? `/admin/collections/${collectionConfig.slug}/${id}/versions`
    : `/admin/globals/${globalConfig?.slug}/versions`
  const { versions, page, pages } = await listVersions(req, place, pageOf(searchParams?.page))
  return (
    <div className="estu-desk estu-beside">
      <h2>{translate(req, 'Версии: кто и когда', 'Нұсқалар: кім және қашан')}</h2>
      <UndoBar />
      {versions.length === 0 ? (
        <p>{translate(req, 'Версий пока нет.', 'Әзірге нұсқа жоқ.')}</p>
      ) : (
        <Versions req={req} versions={versions} base={base} />
      )}
      <p className="estu-pages">
        {page > 1 && <a href={`${base}?page=${page - 1}`}>{translate(req, 'Более поздние', 'Кейінгілері')}</a>}{' '}
        {page < pages && <a href={`${base}?page=${page + 1}`}>{translate(req, 'Более ранние', 'Ертеректері')}</a>}
      </p>
    </div>
  )
}

const pageOf = (value: unknown): number => (/^[1-9]\d{0,3}$/.test(String(value)) ? Number(value) : 1)

type Props = { req: PayloadRequest; versions: readonly ListedVersion[]; base: string }

function Versions({ req, versions, base }: Props) {
  const language = languageOf(req)
  return (
    <table className="estu-table" id="document-versions">
      <thead>
        <tr>
          <th scope="col">{translate(req, 'Когда (Алматы)', 'Қашан (Алматы)')}</th>
          <th scope="col">{translate(req, 'Кто', 'Кім')}</th>
        </tr>
      </thead>
      <tbody>
        {versions.map(({ id, at, authors, isLatest }) => (
          <tr key={id}>
            <th scope="row">
              <a href={`${base}/${id}`}>{formatDate(at, language, 'dayTime')}</a>
              {isLatest && ` · ${translate(req, 'последняя', 'соңғысы')}`}
            </th>
            <td>{authorWords(req, authors)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
