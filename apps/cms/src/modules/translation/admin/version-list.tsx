import { formatDate } from '@estu/domain/locale/dates'
import type { Locale } from '@estu/domain/locale/locales'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { translate } from '../../../i18n/translate.ts'
import { RestoreButton } from './translation-buttons.tsx'

type Props = { req: PayloadRequest; collection: CollectionSlug; id: string; locales: Locale[] }

/** Earlier versions, each of which can give one language its texts back. */
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
