import { type AnswerKind, both, html, jsonText, never } from './answer-kind.ts'
import type { OwnPages } from './own-pages.ts'

/** What only one person may open, or whoever was given its address. */
export const ownKinds = ({ account, cookie, order, appointment, preview }: OwnPages): AnswerKind[] =>
  [
    ...[order, appointment, preview, account].flatMap((path) => inBoth(ownPage(path, path === preview))),
    ...inBoth(exported(`${account}/export`)),
    ...inBoth(calendarOf(appointment)),
  ].map((kind) =>
    kind.asked.path.includes(account) ? { ...kind, asked: { ...kind.asked, headers: [['cookie', cookie]] } } : kind,
  )

const inBoth = (kind: AnswerKind): AnswerKind[] =>
  ['', '/kk'].map((prefix) => ({
    ...kind,
    asked: { ...kind.asked, path: `${prefix}${kind.asked.path}` },
    ...(kind.location && { location: `${prefix}${kind.location}` }),
  }))

const own = { status: 200, own: true, ...both } as const

const ownPage = (path: string, isFramed: boolean): AnswerKind => ({
  ...own,
  name: path.replace(/[^/]+$/, '…'),
  asked: { path },
  policy: isFramed ? 'framed' : 'nonce',
  caching: never,
  type: html,
})

const exported = (path: string): AnswerKind => ({
  ...own,
  name: 'all that is kept of somebody',
  asked: { path },
  policy: 'nothing',
  caching: 'private, no-store',
  type: jsonText,
})

/** Whoever has a link alone is led from the file, which tells all, to the page, which tells less. */
const calendarOf = (appointment: string): AnswerKind => ({
  name: 'time of somebody, for whom has the link alone',
  asked: { path: `${appointment}/calendar.ics` },
  status: 302,
  policy: 'nothing',
  caching: 'no-store',
  type: null,
  own: true,
  location: appointment,
})
