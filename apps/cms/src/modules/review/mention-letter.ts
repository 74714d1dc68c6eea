import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { isReadableBy } from '../../access/readable-by.ts'
import { documentLabel } from '../../admin/document-labels.ts'
import { databaseOf } from '../../database/of-request.ts'
import { type Letter, localeOf, type MailJob, translateIn } from '../messages/index.ts'
import { commentPath } from './comment-path.ts'
import { fieldNames } from './operations/field-names.ts'

/** Tells a colleague that a comment names them; null where it is gone, or they may not read the document any more. */
export async function writeMentionLetter(
  req: PayloadRequest,
  mail: MailJob<'comment-mention'>,
): Promise<Letter | null> {
  const [commentId = '', staffId = ''] = mail.id.split('/')
  const said = await readMention(req, commentId, staffId)
  const reader = await req.payload.findByID({
    collection: 'staff',
    id: staffId,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req,
  })
  if (!said || !reader || !(await isReadableBy(req, { ...reader, collection: 'staff' }, said))) return null
  const locale = localeOf(reader.interfaceLanguage)
  const say = translateIn(locale)
  const speaker = { payload: req.payload, t: req.t, i18n: { ...req.i18n, language: locale as 'ru' } }
  const document = documentLabel(said, speaker)
  const names = await fieldNames({ ...req, ...speaker } as PayloadRequest, said)
  const field = names.find(({ path }) => path === said.path)?.label
  const who = said.author ?? say('Сотрудник', 'Қызметкер')
  return {
    to: reader.email,
    locale,
    subject: say(`${who} пишет вам о «${document}»`, `${who} сізге «${document}» туралы жазды`),
    lines: [
      say(`Здравствуйте, ${reader.name}!`, `Сәлеметсіз бе, ${reader.name}!`),
      field
        ? say(
            `${who} пишет вам о поле «${field}» («${document}»):`,
            `${who} сізге «${field}» өрісі туралы жазды («${document}»):`,
          )
        : say(`${who} пишет вам о «${document}»:`, `${who} сізге «${document}» туралы жазды:`),
      said.body,
    ],
    action: {
      label: say('Открыть и ответить', 'Ашып, жауап беру'),
      url: `${req.payload.config.serverURL}${commentPath(said)}`,
    },
  }
}

async function readMention(req: PayloadRequest, commentId: string, staffId: string) {
  const db = await databaseOf(req)
  const { rows } = await db.execute(sql`
    select said.*, coalesce(said.thread_id, said.id) as thread, author.name as author, desk.title
    from review_mentions join review_comments as said on said.id = comment_id
      left join translation_states as desk
        on desk.collection = said.collection and desk.document_id = said.document_id and desk.locale = said.locale
      left join staff as author on author.id = said.author_id
    where comment_id::text = ${commentId} and staff_id::text = ${staffId} and done_at is null
  `)
  const [row] = rows
  if (!row) return null
  return {
    collection: String(row.collection),
    id: String(row.document_id),
    locale: row.locale === 'kk' ? ('kk' as const) : ('ru' as const),
    path: (row.path as string | null) ?? null,
    threadId: String(row.thread),
    author: (row.author as string | null) ?? null,
    body: String(row.body),
    title: String(row.title ?? ''),
  }
}
