import { type AnswerKind, both, html, json, kindOf, type Line, type More, navigation, untyped } from './answer-kind.ts'
import type { Asked } from './exchange.ts'

const form = [['content-type', 'application/x-www-form-urlencoded'] as const]
const post = (headers: Asked['headers'], body: string) => ({ asked: { method: 'POST', headers, body } })
const api = 'GET, HEAD, OPTIONS'
const all = 'GET, HEAD, POST, OPTIONS'

/** What is sent, and what nobody takes. */
export const writeKinds = (ownOrigin: string): AnswerKind[] =>
  (
    [
      [
        ['form that is taken', '/auth/sign-out', 303, 'nothing', 'no-store', null],
        {
          ...navigation,
          own: true,
          ...post([...form, ['origin', ownOrigin]], 'a=b'),
          location: '/auth/sign-out?done=1',
        },
      ],
      [
        ['form of another site', '/feedback', 403, 'hashes', 'no-store', html],
        { ...both, ...post([...form, ['origin', 'https://evil.example']], 'a=b') },
      ],
      [['no form', '/feedback', 415, 'nothing', 'no-store', null], post([['content-type', json]], '{}')],
      [['body that is too long', '/feedback', 413, 'nothing', 'no-store', null], post(form, 'a'.repeat(500_001))],
      [
        ['body that does not say how long it is', '/feedback', 411, 'nothing', 'no-store', null],
        post([...form, ['transfer-encoding', 'chunked']], ''),
      ],
      [['form without its page', '/api/forms', 404, 'nothing', 'no-store', untyped], { ...both, ...post(form, 'a=b') }],
      [
        ['what this process says to itself alone', '/api/revalidate', 404, 'nothing', 'no-store', null],
        { ...navigation, ...post([['content-type', json]], '{"tags":[]}') },
      ],
      [
        ['writing to who asks whether all is well', '/health', 405, 'nothing', 'no-store', null],
        { ...post([], 'a'), allow: 'GET, HEAD' },
      ],
      [['policy report', '/api/policy-reports', 204, 'nothing', 'no-store', null], post([], '{}')],
      [
        ['writing of another site', '/api/favourites', 403, 'nothing', 'private, no-store', json],
        { ...both, ...post([['content-type', json]], '{}') },
      ],
      [
        ['writing to what is read', '/api/session', 405, 'nothing', 'no-store', null],
        { ...navigation, ...post([], 'a'), allow: api },
      ],
      [
        ['taking a page away', '/apparaty', 405, 'nothing', 'no-store', null],
        { asked: { method: 'DELETE' }, allow: all },
      ],
      [
        ['asking for an echo', '/apparaty', 405, 'nothing', 'no-store', null],
        { asked: { method: 'TRACE' }, allow: all },
      ],
      [
        ['asking what there is', '/apparaty', 204, 'nothing', 'no-store', null],
        { asked: { method: 'OPTIONS' }, allow: all },
      ],
      [
        ['asking what there is at all', '*', 204, 'nothing', 'no-store', null],
        { asked: { method: 'OPTIONS' }, allow: all },
      ],
      [['reading everything', '*', 400, 'nothing', 'no-store', null], {}],
      [['address of another server', 'https://evil.example/', 400, 'nothing', 'no-store', null], {}],
    ] as [Line, More][]
  ).map(kindOf)

/** What whoever has searched too often is told; `retry-after` says for how long. */
export const busyKinds = (from: string): AnswerKind[] =>
  ['/search?q=a', '/kk/search?q=a'].map((path) => ({
    name: `too many searches: ${path}`,
    asked: { path, from },
    status: 429,
    policy: 'plain',
    caching: 'no-store',
    type: html,
  }))
