import { formatDate } from '@estu/domain/locale/dates'
import type { Locale } from '@estu/domain/locale/locales'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { languageOf, translate } from '../../../../i18n/translate.ts'
import { authorWords, readAuthors } from '../../../authorship/index.ts'
import { LookButton } from './look-button.tsx'

type Props = { req: PayloadRequest; collection: CollectionSlug; id: string; locales: Locale[] }

/** Earlier versions, each of which can be looked at and can give one language its texts back. */
export async function VersionList({ req, collection, id, locales }: Props) {
  const found = await req.payload.findVersions({
    collection,
    where: { parent: { equals: id } },
    sort: '-updatedAt',
    limit: 12,
    depth: 0,
    locale: 'ru',
    overrideAccess: true,
  })
  const authors = await readAuthors(
    req,
    collection,
    found.docs.map((version) => version.id),
  )
  const spoken = languageOf(req)
  return (
    <>
      <h2>{translate(req, 'Вернуть тексты одного языка', 'Бір тілдің мәтінін қайтару')}</h2>
      <ul className="estu-versions">
        {found.docs.slice(1).map((version) => (
          <li key={version.id}>
            <span id={`version-${version.id}`}>
              {formatDate(new Date(version.updatedAt), spoken, 'dayTime')} ·{' '}
              {authorWords(req, authors.get(String(version.id)))}
            </span>
            {locales.map((locale) => (
              <LookButton
                key={locale}
                place={{ collection, id, version: version.id }}
                locale={locale}
                describedBy={`version-${version.id}`}
              />
            ))}
          </li>
        ))}
      </ul>
    </>
  )
}
