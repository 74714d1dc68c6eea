import { expect, it } from 'vitest'
import { parseWebEnv } from './env.ts'

const secret = 'x'.repeat(32)
const good = {
  DATABASE_URL: 'postgres://u:p@127.0.0.1:5432/estu',
  PAYLOAD_SECRET: secret,
  PREVIEW_SECRET: secret,
  FRESHNESS_SECRET: secret,
  WEB_URL: 'http://localhost:3000',
  CMS_URL: 'http://localhost:3001',
  MEDIA_DIR: '/tmp',
}

it('production refuses to start while the sign-in emulator is named', () => {
  const env = { ...good, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }
  expect(() => parseWebEnv({ ...env, NODE_ENV: 'production' })).toThrow('FIREBASE_AUTH_EMULATOR_HOST')
  expect(parseWebEnv({ ...env, NODE_ENV: 'test' }).hostedSignIn).toBeNull()
})

it('signs in by the hosted service only where it is named whole', () => {
  expect(parseWebEnv({ ...good, HOSTED_SIGN_IN_API_KEY: 'k' }).hostedSignIn).toBeNull()
  const named = { ...good, HOSTED_SIGN_IN_API_KEY: 'k', HOSTED_SIGN_IN_PROJECT: 'p' }
  expect(parseWebEnv(named).hostedSignIn).toEqual({ apiKey: 'k', projectId: 'p', emulatorHost: null })
})

it('searches by the hosted service only where it is named whole, and by the small client only where that is said', () => {
  expect(parseWebEnv({ ...good, HOSTED_SEARCH_APP_ID: 'a' }).hostedSearch).toBeNull()
  const named = { ...good, HOSTED_SEARCH_APP_ID: 'a', HOSTED_SEARCH_KEY: 'k', HOSTED_SEARCH_LITE: 'true' }
  expect(parseWebEnv(named).hostedSearch).toEqual({
    appId: 'a',
    apiKey: 'k',
    index: 'estu',
    timeoutMs: 2000,
    lite: true,
    recommend: false,
    cache: false,
  })
})

it('names every variable that is missing', () => {
  expect(() => parseWebEnv({})).toThrow(/DATABASE_URL.*PAYLOAD_SECRET.*WEB_URL/s)
})

it('listens to this machine alone unless it is told otherwise', () => {
  expect(parseWebEnv(good)).toMatchObject({ host: '127.0.0.1', ownOrigin: 'http://127.0.0.1:3000' })
  expect(parseWebEnv({ ...good, HOST: '0.0.0.0' }).host).toBe('0.0.0.0')
  for (const HOST of ['', '*', 'localhost', '0', 'estu.example'])
    expect(() => parseWebEnv({ ...good, HOST }), HOST).toThrow('HOST')
})

it('ends when it is silent only where it is told so, and never in development', () => {
  expect(parseWebEnv(good).endsWhenSilent).toBe(false)
  const told = { ...good, END_WHEN_SILENT: 'on' }
  expect(parseWebEnv({ ...told, NODE_ENV: 'production' }).endsWhenSilent).toBe(true)
  expect(parseWebEnv({ ...told, NODE_ENV: 'development' }).endsWhenSilent).toBe(false)
})

it('proves itself to search engines only where a key is set, and takes an empty one for none', () => {
  expect(parseWebEnv({ ...good, INDEXNOW_KEY: '' }).indexNowKey).toBeNull()
  expect(parseWebEnv({ ...good, INDEXNOW_KEY: 'abcdefgh-1' }).indexNowKey).toBe('abcdefgh-1')
  expect(() => parseWebEnv({ ...good, INDEXNOW_KEY: 'short' })).toThrow('INDEXNOW_KEY')
})
