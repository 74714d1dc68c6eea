import type { Locale } from '@estu/domain/locale/locales'
import type { PayloadRequest } from 'payload'
import { type FoundLink, type InternalTarget, judgeLinks, linkProblem } from '../../../links/index.ts'
import { keyOf, titlesOf } from '../../../where-used/index.ts'
import { type Notice, noticeAt } from './notice.ts'

/** Links that lead a reader of this language to a missing page, by the judgement of the report of links. */
export async function linkNotices(
  req: PayloadRequest,
  from: { id: string },
  found: readonly FoundLink[],
  locale: Locale,
): Promise<Notice[]> {
  const links = found.flatMap(({ at, target }) => ('url' in target ? [] : [{ at, target: target as InternalTarget }]))
  const verdicts = await judgeLinks(
    req,
    links.map(({ target }) => ({ target, reader: locale })),
  )
  const dead = verdicts.flatMap(({ problem, document }, index) => {
    const at = links[index]?.at
    // A link to the document itself leads somewhere as soon as that is public.
    return problem && at && document?.id !== from.id ? [{ at, problem, document }] : []
  })
  const documents = dead.flatMap(({ document }) => (document ? [{ entity: document.collection, id: document.id }] : []))
  const titles = await titlesOf(req, documents)
  return dead.map(({ at, problem, document }) => {
    const title = document && titles.get(keyOf({ entity: document.collection, id: document.id }))?.title
    return noticeAt(req, 'link', at, linkProblem(req, problem, title ?? null, locale))
  })
}
