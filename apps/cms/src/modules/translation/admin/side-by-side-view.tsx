import { formatDate } from '@estu/domain/locale/dates'
import type { Locale } from '@estu/domain/locale/locales'
import type { CollectionSlug, DocumentViewServerProps, GlobalSlug, PayloadRequest } from 'payload'
import { isEditor, isWriter, translatorLanguage } from '../../../access/roles.ts'
import { editPath, languageLabel } from '../../../admin/document-labels.ts'
import { fieldLabel } from '../../../admin/fields-of.ts'
import { translate } from '../../../i18n/translate.ts'
import { textLeaves, textsByPath } from '../../document-texts/index.ts'
import { readSourceTexts } from '../operations/read-source-texts.ts'
import { readGlobalStates, readTwoStates } from '../operations/read-two-states.ts'
import { sourceLanguage } from '../operations/translation-states.ts'
import { readDocumentStatus } from '../operations/translation-status.ts'
import { ChangedText } from './changed-text.tsx'
import { statusLabel } from './status-labels.ts'
import { ConfirmButton, RestoreButton, XliffButtons } from './translation-buttons.tsx'

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
  const texts = {
    source: textsByPath(textLeaves(states.fields, states.newest, source)),
    target: textsByPath(textLeaves(states.fields, states.newest, target)),
  }
  const [before, desk] = await Promise.all([
    readSourceTexts(req, collection, id),
    readDocumentStatus(req, collection, id),
  ])
  const outdated = new Set(desk.flatMap((row) => row.outdated))
  const mayWrite = isEditor(req) || translatorLanguage(req) === target
  // A translator's drafts: single documents have none, so their files come back through an editor.
  const mayImport = isEditor(req) || (mayWrite && Boolean(collectionConfig))
  const paths = [...new Set([...texts.source.keys(), ...texts.target.keys()])]
  return (
    <div className="estu-desk estu-beside">
      <header className="estu-beside__head">
        <h2>{translate(req, 'Два языка рядом', 'Екі тіл қатар')}</h2>
        <ul>
          {desk.map((row) => (
            <li key={row.locale}>
              {languageLabel(row.locale, req)}:{' '}
              <span className={`estu-state estu-state--${row.state}`}>{statusLabel(row.state, req)}</span>
            </li>
          ))}
        </ul>
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
      <table className="estu-table">
        <thead>
          <tr>
            <th scope="col">{translate(req, 'Поле', 'Өріс')}</th>
            <th scope="col">
              {languageLabel(source, req)} · {translate(req, 'оригинал', 'түпнұсқа')}
            </th>
            <th scope="col">
              {languageLabel(target, req)} · {translate(req, 'перевод', 'аударма')}
            </th>
          </tr>
        </thead>
        <tbody>
          {paths.map((path) => (
            <tr key={path} data-path={path} data-outdated={outdated.has(path)}>
              <th scope="row">
                {fieldLabel(path, states.fields, req)}
                {outdated.has(path) && (
                  <span className="estu-state estu-state--outdated">{statusLabel('outdated', req)}</span>
                )}
                {!texts.target.has(path) && (
                  <span className="estu-state estu-state--missing">{statusLabel('missing', req)}</span>
                )}
              </th>
              <td lang={source}>
                <ChangedText
                  before={outdated.has(path) ? (before.get(path) ?? '') : (texts.source.get(path) ?? '')}
                  after={texts.source.get(path) ?? ''}
                />
                <a href={editPath(collection, id, source, path.split('.')[0])}>{translate(req, 'Править', 'Түзету')}</a>
              </td>
              <td lang={target}>
                <p>{texts.target.get(path) ?? ''}</p>
                <a href={editPath(collection, id, target, path.split('.')[0])}>{translate(req, 'Править', 'Түзету')}</a>
                {mayWrite && outdated.has(path) && (
                  <ConfirmButton
                    collection={collection}
                    id={id}
                    paths={[path]}
                    words={['Перевод верен', 'Аудармасы дұрыс']}
                  />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {collectionConfig?.versions?.drafts && mayWrite && (
        <Versions
          req={req}
          collection={collection as CollectionSlug}
          id={id}
          locales={isEditor(req) ? ['ru', 'kk'] : [target]}
        />
      )}
    </div>
  )
}

type VersionsProps = { req: PayloadRequest; collection: CollectionSlug; id: string; locales: Locale[] }

/** Earlier versions, each of which can give one language its texts back. */
async function Versions({ req, collection, id, locales }: VersionsProps) {
  const found = await req.payload.findVersions({
    collection,
    where: { parent: { equals: id } },
    sort: '-updatedAt',
    limit: 12,
    depth: 0,
    locale: 'ru',
    overrideAccess: true,
  })
  const spoken: Locale = req.i18n?.language === ('kk' as string) ? 'kk' : 'ru'
  return (
    <>
      <h2>{translate(req, 'Вернуть тексты одного языка', 'Бір тілдің мәтінін қайтару')}</h2>
      <ul className="estu-versions">
        {found.docs.slice(1).map((version) => (
          <li key={version.id}>
            <span>{formatDate(new Date(version.updatedAt), spoken, 'dayTime')}</span>
            {locales.map((locale) => (
              <RestoreButton key={locale} collection={collection} id={id} version={version.id} locale={locale} />
            ))}
          </li>
        ))}
      </ul>
    </>
  )
}
