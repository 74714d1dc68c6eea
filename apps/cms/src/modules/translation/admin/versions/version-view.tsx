import { formatDate } from '@estu/domain/locale/dates'
import { notFound } from 'next/navigation'
import type { DocumentViewServerProps, PayloadRequest } from 'payload'
import { z } from 'zod'
import { languageLabel } from '../../../../admin/document-labels.ts'
import { languageOf, translate } from '../../../../i18n/translate.ts'
import { authorWords } from '../../../authorship/index.ts'
import { mayRestore } from '../../may-restore.ts'
import { type DescribedVersion, describeVersion } from '../../operations/describe-version.ts'
import { LanguageChanges } from './language-changes.tsx'

/** One version of a document: what each language would get back from it, and the way back. */
export async function VersionView({ initPageResult, routeSegments }: DocumentViewServerProps) {
  const { req, collectionConfig, globalConfig, docID } = initPageResult
  const version = routeSegments.at(-1) ?? ''
  if (!z.uuid().safeParse(version).success) notFound()
  const collection = collectionConfig?.slug ?? 'globals'
  const place = { collection, id: String(collectionConfig ? docID : globalConfig?.slug), version }
  const found = await describeVersion(req, place)
  if (!found) notFound()
  const when = formatDate(found.at, languageOf(req), 'dayTime')
  return (
    <div className="estu-desk estu-beside">
      <p>
        <a href={`/admin/${routeSegments.slice(0, -1).join('/')}`}>{translate(req, 'Все версии', 'Барлық нұсқа')}</a>
      </p>
      <h2>{translate(req, `Версия: ${when}`, `Нұсқа: ${when}`)}</h2>
      <p>{authorWords(req, found.authors)}</p>
      {found.isTrashed && (
        <p>
          {translate(
            req,
            'Документ в корзине. Чтобы вернуть его тексты, сначала восстановите его.',
            'Құжат қоқыс жәшігінде. Мәтіндерін қайтару үшін алдымен оны қалпына келтіріңіз.',
          )}
        </p>
      )}
      {!found.isTrashed &&
        found.languages.map((locale) => (
          <section key={locale} aria-labelledby={`language-${locale}`}>
            <h3 id={`language-${locale}`}>{languageLabel(locale, req)}</h3>
            <LanguageChanges place={place} locale={locale} mayRestore={mayRestore(req, collection, locale)} />
          </section>
        ))}
      {!found.isTrashed && <SharedValues req={req} shared={found.shared} />}
    </div>
  )
}

type SharedProps = { req: PayloadRequest; shared: DescribedVersion['shared'] }

/** What is brought back by hand alone: it may have been changed since for a reason. */
function SharedValues({ req, shared }: SharedProps) {
  if (shared.length === 0) return null
  return (
    <section aria-labelledby="shared-values">
      <h3 id="shared-values">{translate(req, 'Общее для обоих языков', 'Екі тілге ортақ')}</h3>
      <p>
        {translate(
          req,
          'Это с текстами не возвращается. Если нужно, впишите прежнее в форму.',
          'Бұл мәтіндермен бірге қайтпайды. Керек болса, бұрынғысын формаға өзіңіз жазыңыз.',
        )}
      </p>
      <ul>
        {shared.map(({ label, now, earlier }, index) => (
          <li key={`${index}:${label}`}>
            {label}: {translate(req, `было ${earlier}, теперь ${now}`, `бұрын ${earlier}, қазір ${now}`)}
          </li>
        ))}
      </ul>
    </section>
  )
}
