import type { Locale } from '@estu/domain/locale/locales'
import type { CollectionSlug, DocumentViewServerProps, GlobalSlug, PayloadRequest } from 'payload'
import { isEditor, isWriter, translatorLanguage } from '../../../access/roles.ts'
import { languageLabel } from '../../../admin/document-labels.ts'
import { translate } from '../../../i18n/translate.ts'
import { textLeaves, textsByPath } from '../../document-texts/index.ts'
import { readSourceTexts } from '../operations/read-source-texts.ts'
import { readGlobalStates, readTwoStates } from '../operations/read-two-states.ts'
import { sourceLanguage } from '../operations/translation-states.ts'
import { readDocumentStatus } from '../operations/translation-status.ts'
import { SideBySideTable } from './side-by-side-table.tsx'
import { statusLabel } from './status-labels.ts'
import { ConfirmButton, XliffButtons } from './translation-buttons.tsx'
import { VersionList } from './version-list.tsx'

/** A document's two languages beside each other; where the source changed since, its change is marked. */
export async function SideBySideView({ doc, initPageResult }: DocumentViewServerProps) {
  const { req, collectionConfig, globalConfig } = initPageResult
  if (!isWriter(req)) return null
  const collection = collectionConfig?.slug ?? 'globals'
  const id = collectionConfig ? String(doc?.id ?? initPageResult.docID ?? '') : (globalConfig?.slug ?? '')
  if (!id) return null
  const states = collectionConfig
    ? await readTwoStates(req, collectionConfig, id)
    : await readGlobalStates(req, id as GlobalSlug)
  const source = sourceLanguage(states.newest)
  const target: Locale = source === 'ru' ? 'kk' : 'ru'
  const textsIn = (locale: Locale) => textsByPath(textLeaves(states.fields, states.newest, locale))
  const [before, status] = await Promise.all([
    readSourceTexts(req, collection, id),
    readDocumentStatus(req, collection, id),
  ])
  const outdated = new Set(status.flatMap((row) => row.outdated))
  const mayWrite = isEditor(req) || translatorLanguage(req) === target
  // A translator's drafts: single documents have none, so their files come back through an editor.
  const mayImport = isEditor(req) || (mayWrite && Boolean(collectionConfig))
  return (
    <div className="estu-desk estu-beside">
      <header className="estu-beside__head">
        <h2>{translate(req, 'Два языка рядом', 'Екі тіл қатар')}</h2>
        <States status={status} req={req} />
        <XliffButtons collection={collection} id={id} target={target} mayImport={mayImport} />
        {mayWrite && outdated.size > 0 && (
          <ConfirmButton
            collection={collection}
            id={id}
            paths="all"
            words={['Перевод проверен целиком', 'Аударма толық тексерілді']}
          />
        )}
      </header>
      <SideBySideTable
        document={{ collection, id, fields: states.fields }}
        source={{ locale: source, texts: textsIn(source), before }}
        target={{ locale: target, texts: textsIn(target) }}
        outdated={outdated}
        mayWrite={mayWrite}
        req={req}
      />
      {collectionConfig?.versions?.drafts && mayWrite && (
        <VersionList
          req={req}
          collection={collection as CollectionSlug}
          id={id}
          locales={isEditor(req) ? ['ru', 'kk'] : [target]}
        />
      )}
    </div>
  )
}

type StatesProps = { status: Awaited<ReturnType<typeof readDocumentStatus>>; req: PayloadRequest }

/** How far each language is. */
const States = ({ status, req }: StatesProps) => (
  <ul>
    {status.map((row) => (
      <li key={row.locale}>
        {languageLabel(row.locale, req)}:{' '}
        <span className={`estu-state estu-state--${row.state}`}>{statusLabel(row.state, req)}</span>
      </li>
    ))}
  </ul>
)
