import { formatDate } from '@estu/domain/locale/dates'
import type { PayloadRequest } from 'payload'
import { type MailJob, personalUrl, type TemplateMessage } from '../messages/index.ts'
import { readOffered } from './read-offered.ts'

/** What a messenger tells of a time that became free: when, where and until when it is kept. */
export async function writeWaitTemplate(
  req: PayloadRequest,
  mail: MailJob<'wait-offer'>,
): Promise<TemplateMessage | null> {
  const offered = await readOffered(req, mail)
  if (!offered) return null
  const { wait, offer } = offered
  const { locale } = wait
  const [when, until] = [offer.startsAt, offer.until].map((time) => formatDate(new Date(time), locale, 'dayTime'))
  // A branch may be named after what it is for; an address tells nothing of it.
  const values = [
    wait.name,
    when ?? '',
    wait.address || wait.branch,
    until ?? '',
    personalUrl(req, 'wait', wait.id, locale),
  ]
  return { to: wait.phone ?? '', locale, kind: 'appointment-offer', values }
}
