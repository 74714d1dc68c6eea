import { expect } from '@playwright/test'
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

/** Compares all that an answer says of itself with what its kind is to say; one run tells of every kind that differs. */
export function expectHeaders(answer: Answer, kind: AnswerKind): void {
  const names = answer.headers.map(([name]) => name)
  const seen = (name: string) => saidIn(answer, name)
  expect.soft(answer.status, kind.name).toBe(kind.status)
  const twice = names.filter((name, index) => names.indexOf(name) !== index && !repeated.includes(name))
  expect.soft(twice, kind.name).toEqual([])
  expect
    .soft(
      names.filter((name) => neverSaid.includes(name)),
      kind.name,
    )
    .toEqual([])
  expect.soft(seen('content-security-policy'), kind.name).toMatch(policies[kind.policy])
  const said = {
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
    tagged: seen('etag') === undefined ? undefined : true,
  }
  expect.soft(said, kind.name).toEqual({
    'cache-control': kind.caching,
    'content-type': kind.type,
    'x-content-type-options': 'nosniff',
    'referrer-policy': kind.own ? 'same-origin' : 'strict-origin-when-cross-origin',
    'x-robots-tag': kind.own
      ? 'noindex, nofollow'
      : kind.asked.path.startsWith('/api/suggest')
        ? 'as it says'
        : undefined,
    'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': kind.embedded ? 'cross-origin' : 'same-origin',
    allow: kind.allow,
    location: kind.location,
    tagged: kind.tagged,
  })
  expect.soft(seen('x-request-id'), kind.name).toMatch(/^[A-Za-z0-9-]{1,64}$/)
  const vary = (seen('vary') ?? '').toLowerCase().split(/,\s*/).filter(Boolean)
  if (kind.vary) expect.soft(vary, kind.name).toEqual(expect.arrayContaining(varies[kind.vary]))
  if (!kind.vary)
    expect
      .soft(
        vary.filter((name) => name !== 'accept-encoding'),
        kind.name,
      )
      .toEqual([])
}
