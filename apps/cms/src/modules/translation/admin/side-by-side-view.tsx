import { redirect } from 'next/navigation'
import type { CollectionSlug, DocumentViewServerProps, GlobalSlug, PayloadRequest } from 'payload'
import type { ReactNode } from 'react'
import { isEditor, isWriter, translatorLanguage } from '../../../access/roles.ts'
import { languageLabel } from '../../../admin/document-labels.ts'
import { sideBySidePath } from '../../../admin/edit-path.ts'
import { translate } from '../../../i18n/translate.ts'
import { readEditor } from '../operations/read-editor.ts'
import { readGlobalStates, readTwoStates } from '../operations/read-two-states.ts'
import { readDocumentStatus } from '../operations/translation-status.ts'
import { TranslationEditor } from './editor/translation-editor.tsx'
import { statusLabel } from './status-labels.ts'
import { XliffButtons } from './translation-buttons.tsx'
import { VersionList } from './versions/version-list.tsx'

type Props = DocumentViewServerProps & { PublishButton?: ReactNode }

/** A document's two languages beside each other, where the translation is written. */
export async function SideBySideView({ doc, initPageResult, PublishButton }: Props) {
  const { req, collectionConfig, globalConfig, locale } = initPageResult
  if (!isWriter(req)) return null
  const collection = collectionConfig?.slug ?? 'globals'
  const id = collectionConfig ? String(doc?.id ?? initPageResult.docID ?? '') : (globalConfig?.slug ?? '')
  if (!id) return null
  const states = collectionConfig
    ? await readTwoStates(req, collectionConfig, id)
    : await readGlobalStates(req, id as GlobalSlug)
  const data = await readEditor(req, states)
  const { target } = data
  // The form that Payload has made is that of one language: the translation's.
  if (locale?.code !== target) redirect(`${sideBySidePath(collection, id)}?locale=${target}`)
  const status = await readDocumentStatus(req, collection, id)
  const isTranslator = translatorLanguage(req) === target
  const mayWrite = isEditor(req) || isTranslator
  const hasDrafts = Boolean(collectionConfig?.versions?.drafts)
  return (
    <div className="estu-desk estu-beside">
      <header className="estu-beside__head">
        <h2>{translate(req, 'Два языка рядом', 'Екі тіл қатар')}</h2>
        <States status={status} req={req} />
        <XliffButtons
          collection={collection}
          id={id}
          target={target}
          mayImport={isEditor(req) || (isTranslator && Boolean(collectionConfig))}
        />
      </header>
      {globalConfig && isTranslator && (
        <p id="waiting-note">
          {translate(
            req,
            'У этого документа нет черновика: ваши тексты хранятся здесь, а на сайт их берёт редактор.',
            'Бұл құжаттың қаралама нұсқасы жоқ: мәтіндеріңіз осында сақталады, сайтқа оларды редактор шығарады.',
          )}
        </p>
      )}
      <TranslationEditor
        place={{ collection, id }}
        data={data}
        mayWrite={mayWrite}
        isAutosaved={hasDrafts || isTranslator}
        publish={hasDrafts ? PublishButton : null}
      />
      {hasDrafts && mayWrite && (
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
