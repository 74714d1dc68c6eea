import type { Locale } from '@estu/domain/locale/locales'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../../../../database/of-request.ts'
import { translate } from '../../../../i18n/translate.ts'
import { inLocale, type Notice, noticeAt } from './notice.ts'
import type { FoundFile } from './shown-things.ts'

/** Pictures of which nobody wrote in this language what they show. */
export async function pictureNotices(
  req: PayloadRequest,
  pictures: readonly FoundFile[],
  locale: Locale,
): Promise<Notice[]> {
  if (pictures.length === 0) return []
  const db = await databaseOf(req)
  const { rows } = await db.execute(sql`
    select id::text, filename from media
    where id in (select jsonb_array_elements_text(${JSON.stringify(pictures.map(({ id }) => id))}::jsonb)::uuid)
      and not exists (select from media_locales words where words._parent_id = media.id
        and words._locale::text = ${locale} and btrim(coalesce(words.alt, '')) <> '')
  `)
  const nameless = new Map(rows.map((row) => [String(row.id), String(row.filename)]))
  const where = inLocale(req, locale)
  return pictures.flatMap(({ at, id }) => {
    const name = nameless.get(id)
    if (name === undefined) return []
    const words = translate(
      req,
      `у изображения ${name} нет описания ${where}`,
      `${name} суретінің ${where} сипаттамасы жоқ`,
    )
    return [noticeAt(req, 'alt', at, words)]
  })
}
