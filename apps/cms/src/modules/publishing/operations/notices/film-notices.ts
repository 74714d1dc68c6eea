import type { Locale } from '@estu/domain/locale/locales'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../../../../database/of-request.ts'
import { translate } from '../../../../i18n/translate.ts'
import { inLocale, type Notice, noticeAt } from './notice.ts'
import type { FoundFile } from './shown-things.ts'

/** Films without captions in this language: the site does not show them in it. */
export async function filmNotices(req: PayloadRequest, films: readonly FoundFile[], locale: Locale): Promise<Notice[]> {
  if (films.length === 0) return []
  const db = await databaseOf(req)
  const { rows } = await db.execute(sql`
    select videos.id::text, coalesce(words.title, filename) as name from videos
    left join videos_locales words on words._parent_id = videos.id and words._locale::text = ${locale}
    where videos.id in (select jsonb_array_elements_text(${JSON.stringify(films.map(({ id }) => id))}::jsonb)::uuid)
      and btrim(coalesce(words.captions, '')) = ''
  `)
  const silent = new Map(rows.map((row) => [String(row.id), String(row.name)]))
  const where = inLocale(req, locale)
  return films.flatMap(({ at, id }) => {
    const name = silent.get(id)
    if (name === undefined) return []
    const words = translate(
      req,
      `у видео «${name}» нет субтитров ${where}: на сайте его не покажут`,
      `«${name}» бейнесінің ${where} субтитрі жоқ: сайтта көрсетілмейді`,
    )
    return [noticeAt(req, 'captions', at, words)]
  })
}
