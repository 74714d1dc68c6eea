import { expect, it } from 'vitest'
import { parseWebEnv } from '../env.ts'
import { answerHeaders } from '../server/headers/answer-headers.ts'
import { pagePolicy } from './page-policy.ts'
import { policySettingsOf } from './policy-settings.ts'

const secret = 'x'.repeat(32)
const settingsAt = (WEB_URL: string, more = {}) =>
  policySettingsOf(
    parseWebEnv({
      DATABASE_URL: 'postgres://u:p@127.0.0.1:5432/estu',
      PAYLOAD_SECRET: secret,
      PREVIEW_SECRET: secret,
      FRESHNESS_SECRET: secret,
      CMS_URL: 'http://localhost:3001',
      MEDIA_DIR: '/tmp',
      WEB_URL,
      ...more,
    }),
  )

const said = (webUrl: string, url: string, status: number) => {
  const settings = settingsAt(webUrl)
  const headers = { 'content-type': 'text/html; charset=utf-8' }
  const given = { isHttps: settings.isHttps, pagePolicy: (html: string) => pagePolicy(html, settings) }
  return answerHeaders({ url, method: 'GET', status, headers }, given)['strict-transport-security']
}

it.each([
  ['/', 200],
  ['/kk/cart', 500],
  ['/net-takoy', 404],
  ['/ru/apparaty', 308],
  ['/media/a.webp', 200],
  ['/_next/static/a.js', 304],
])(
  '%s (%i) promises encryption where visitors come by it, whoever stands in front, and nowhere else',
  (url, status) => {
    expect(said('https://estu.example', url, status)).toBe('max-age=31536000; includeSubDomains')
    expect(said('http://localhost:3000', url, status)).toBeUndefined()
  },
)

it('says so in the policy of pages too, and counts with the services alone that are named', () => {
  const policy = pagePolicy('', settingsAt('https://estu.example', { TAG_MANAGER_ID: 'GTM-A1' })).policy
  expect(policy).toMatch(/; upgrade-insecure-requests$/)
  expect(policy).toContain('https://www.googletagmanager.com')
  expect(policy).not.toContain('yandex')
  expect(pagePolicy('', settingsAt('http://localhost:3000')).policy).not.toContain('upgrade-insecure-requests')
})
