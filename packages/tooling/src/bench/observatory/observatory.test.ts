import { describe, expect, it } from 'vitest'
import { judgeCookies } from './judge-cookies.ts'
import { judgePage } from './judge-page.ts'
import { judgePolicy } from './judge-policy.ts'
import { judgeScripts } from './judge-scripts.ts'
import type { SeenPage } from './page.ts'
import { totalOf } from './scoring.ts'

const site = 'https://estu.example'
const page = (headers: Record<string, string>, html = '', cookies: string[] = []): SeenPage => ({
  headers: new Map(Object.entries(headers)),
  cookies,
  html,
})

it('a page that says nothing has what is left of a hundred', () => {
  const outcomes = Object.values(judgePage(page({}), site))
  expect(totalOf(outcomes)).toBe(100 - 25 - 20 - 5 - 20)
})

it('a page that says all has every bonus', () => {
  const headers = {
    'content-security-policy': "default-src 'none'; script-src 'self' 'nonce-a'; frame-ancestors 'none'",
    'referrer-policy': 'same-origin',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  }
  const seen = page(headers, '<script src="/a.js"></script>', ['session=a; Secure; HttpOnly; SameSite=Lax'])
  expect(totalOf(Object.values(judgePage(seen, site)))).toBe(100 + 10 + 5 + 5 + 10 + 5)
})

it('a bonus counts where little is wrong alone', () => {
  expect(totalOf(['hsts-missing', 'resource-policy-same-origin'])).toBe(80)
  expect(totalOf(['hsts-shorter', 'resource-policy-same-origin'])).toBe(100)
})

describe('policies', () => {
  it.each([
    ["default-src 'none'; style-src 'unsafe-hashes' 'sha256-a'", 'csp-none-by-default'],
    ["default-src 'self'", 'csp-without-unsafe'],
    ["default-src 'none'; style-src 'unsafe-inline'", 'csp-unsafe-styles'],
    ["default-src 'none'; script-src 'unsafe-inline'", 'csp-unsafe-inline'],
    ["default-src 'none'; script-src 'unsafe-inline' 'nonce-a'", 'csp-none-by-default'],
    ["default-src 'none'; script-src 'self' 'unsafe-eval'", 'csp-unsafe-eval'],
    ["default-src 'none'; connect-src http://a.kz", 'csp-insecure-scheme'],
    ["default-src 'none'; img-src http://a.kz", 'csp-insecure-pictures'],
    ["script-src 'self'", 'csp-unsafe-inline'],
    ['', 'csp-missing'],
  ])('%s', (policy, outcome) => {
    expect(judgePolicy(policy)).toBe(outcome)
  })
})

describe('cookies', () => {
  it.each([
    ['session=a', true, 'cookies-session-without-secure-under-hsts'],
    ['session=a', false, 'cookies-session-without-secure'],
    ['session=a; Secure', true, 'cookies-session-without-http-only'],
    ['theme=a', true, 'cookies-without-secure-under-hsts'],
    ['theme=a; Secure; SameSite=Often', true, 'cookies-same-site-invalid'],
    ['theme=a; Secure', true, 'cookies-secure'],
    ['theme=a; Secure; SameSite=Strict', true, 'cookies-secure-and-same-site'],
  ])('%s', (cookie, isHeld, outcome) => {
    expect(judgeCookies([cookie], isHeld)).toBe(outcome)
  })
})

describe('scripts', () => {
  it.each([
    ['', 'sri-not-needed'],
    ['<script src="/a.js"></script>', 'sri-own-scripts-without'],
    ['<script src="/a.js" integrity="sha384-a"></script>', 'sri-on-all-scripts'],
    ['<script src="https://b.kz/a.js"></script>', 'sri-foreign-scripts-without'],
    ['<script src="//b.kz/a.js"></script>', 'sri-none-and-foreign-scripts-insecure'],
    ['<script src="http://b.kz/a.js" integrity="sha384-a"></script>', 'sri-foreign-scripts-insecure'],
  ])('%s', (html, outcome) => {
    expect(judgeScripts(html, site)).toBe(outcome)
  })
})
