import { readTestEnv } from '../test-env.ts'
import type { AnswerKind, PolicyKind } from './answer-kind.ts'
import { type Answer, saidIn } from './read-answers.ts'

const alone = "base-uri 'none'; frame-ancestors 'none'"

const { cmsUrl } = readTestEnv()
const ofVisit = `^default-src 'none'; script-src 'self'( 'sha256-[\\w+/=]{44}')+ 'nonce-[\\w+/]{22}=='; style-src [^;]+;.*`

const policies: Record<PolicyKind, RegExp> = {
  hashes: /^default-src 'none'; script-src 'self'( 'sha256-[\w+/=]{44}')+; style-src [^;]+;.* frame-ancestors 'none'/,
  nonce: new RegExp(`${ofVisit} frame-ancestors 'none'; `),
  framed: new RegExp(`${ofVisit} frame-ancestors ${new URL(cmsUrl).origin.replaceAll('.', '\\.')}; `),
  plain: new RegExp(`^default-src 'none'; style-src 'self' 'unsafe-hashes' 'sha256-[\\w+/=]{44}'; ${alone}$`),
  nothing: new RegExp(`^default-src 'none'; ${alone}$`),
  sandbox: /^default-src 'none'; sandbox$/,
  worker: /^default-src 'none'; script-src 'self'; connect-src 'self'$/,
  drawing: new RegExp(`^default-src 'none'; style-src 'unsafe-inline'; ${alone}$`),
  film: new RegExp(`^default-src 'none'; media-src 'self'; ${alone}$`),
}

const navigation = ['rsc', 'next-router-state-tree', 'next-router-prefetch', 'next-router-segment-prefetch']
const varies = {
  navigation,
  'navigation and encoding': [...navigation, 'accept-encoding'],
  encoding: ['accept-encoding'],
}

/** Headers that an answer may send several times. */
const repeated = ['set-cookie']
const neverSaid = [
  'x-powered-by',
  'server',
  'strict-transport-security',
  'x-nextjs-cache',
  'access-control-allow-origin',
]

const named = (answer: Answer) => answer.headers.map(([name]) => name)

/** All that an answer says of itself, in the shape of `toTell`: what it says of its policy and of `vary` by their kind. */
export function toldBy(answer: Answer, kind: AnswerKind) {
  const names = named(answer)
  const seen = (name: string) => saidIn(answer, name)
  const policy = seen('content-security-policy') ?? ''
  const vary = (seen('vary') ?? '').toLowerCase().split(/,\s*/).filter(Boolean)
  return {
    status: answer.status,
    twice: names.filter((name, index) => names.indexOf(name) !== index && !repeated.includes(name)),
    neverSaid: names.filter((name) => neverSaid.includes(name)),
    policy: policies[kind.policy].test(policy) ? kind.policy : policy,
    'cache-control': seen('cache-control'),
    'content-type': seen('content-type') ?? null,
    'x-content-type-options': seen('x-content-type-options'),
    'referrer-policy': seen('referrer-policy'),
    'x-robots-tag': seen('x-robots-tag')?.replace(/^noindex$/, 'as it says'),
    'permissions-policy': seen('permissions-policy'),
    'cross-origin-opener-policy': seen('cross-origin-opener-policy'),
    'cross-origin-resource-policy': seen('cross-origin-resource-policy'),
    allow: seen('allow'),
    location: seen('location'),
    isTagged: seen('etag') === undefined ? undefined : true,
    hasName: /^[A-Za-z0-9-]{1,64}$/.test(seen('x-request-id') ?? ''),
    varyMissing: kind.vary ? varies[kind.vary].filter((name) => !vary.includes(name)) : [],
    varyTooMuch: kind.vary ? [] : vary.filter((name) => name !== 'accept-encoding'),
  }
}

/** What an answer of a kind is to say of itself. */
export const toTell = (kind: AnswerKind): ReturnType<typeof toldBy> => ({
  status: kind.status,
  twice: [],
  neverSaid: [],
  policy: kind.policy,
  'cache-control': kind.caching,
  'content-type': kind.type,
  'x-content-type-options': 'nosniff',
  'referrer-policy': kind.own ? 'same-origin' : 'strict-origin-when-cross-origin',
  'x-robots-tag': robotsOf(kind),
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': kind.embedded ? 'cross-origin' : 'same-origin',
  allow: kind.allow,
  location: kind.location,
  isTagged: kind.tagged,
  hasName: true,
  varyMissing: [],
  varyTooMuch: [],
})

function robotsOf({ own, asked }: AnswerKind): string | undefined {
  if (own) return 'noindex, nofollow'
  return asked.path.startsWith('/api/suggest') ? 'as it says' : undefined
}
