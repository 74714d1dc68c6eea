import { expect, it } from 'vitest'
import { readCmsEnv, readServerEnv, readWorkerEnv } from './env.ts'

const good = {
  CMS_URL: 'http://localhost:3001',
  WEB_URL: 'http://localhost:3000',
  PAYLOAD_SECRET: 'x'.repeat(32),
}

it.each([
  ['the CMS', (more: object) => readServerEnv({ ...good, ...more })],
  ['the worker', (more: object) => readWorkerEnv({ ...more })],
])('%s listens to this machine alone unless it is told otherwise', (_who, read) => {
  expect(read({}).host).toBe('127.0.0.1')
  expect(read({ HOST: '0.0.0.0' }).host).toBe('0.0.0.0')
  for (const HOST of ['', '*', 'localhost', '0', 'estu.example']) expect(() => read({ HOST }), HOST).toThrow('HOST')
})

it('ends when it is silent only where it is told so, and never in development', () => {
  expect(readServerEnv(good).endsWhenSilent).toBe(false)
  const told = { ...good, END_WHEN_SILENT: 'on' }
  expect(readServerEnv({ ...told, NODE_ENV: 'production' }).endsWhenSilent).toBe(true)
  expect(readServerEnv({ ...told, NODE_ENV: 'development' }).endsWhenSilent).toBe(false)
})

it('links may lead the worker to its own machine only where it is told so in one word', () => {
  expect(readWorkerEnv({}).allowLoopback).toBe(false)
  expect(readWorkerEnv({ LINK_CHECK_LOOPBACK: 'allow' }).allowLoopback).toBe(true)
  for (const LINK_CHECK_LOOPBACK of ['1', 'true', 'Allow'])
    expect(() => readWorkerEnv({ LINK_CHECK_LOOPBACK })).toThrow('LINK_CHECK_LOOPBACK')
})

const cms = {
  ...good,
  DATABASE_URL: 'postgres://estu@localhost/estu',
  PREVIEW_SECRET: 'x'.repeat(32),
  MEDIA_DIR: '/media',
}
const whatsapp = { WHATSAPP_PHONE_NUMBER_ID: '106', WHATSAPP_TOKEN: 'token' }

it('the messenger is off until both its number and its token are there', () => {
  expect(readCmsEnv(cms).whatsapp).toBeNull()
  expect(readCmsEnv({ ...cms, WHATSAPP_PHONE_NUMBER_ID: '', WHATSAPP_TOKEN: '' }).whatsapp).toBeNull()
  expect(() => readCmsEnv({ ...cms, WHATSAPP_TOKEN: 'token' })).toThrow('WHATSAPP_PHONE_NUMBER_ID')
  expect(readCmsEnv({ ...cms, ...whatsapp }).whatsapp).toMatchObject({
    apiUrl: 'https://graph.facebook.com/v23.0',
    phoneNumberId: '106',
    templates: { 'order-placed': 'estu_order_placed' },
  })
})

it('a template may be called otherwise than usual, and a word that is no template stops the start', () => {
  const named = { ...cms, ...whatsapp, WHATSAPP_TEMPLATES: 'order-placed=estu_2, appointment-moved = new_time' }
  expect(readCmsEnv(named).whatsapp?.templates).toMatchObject({
    'order-placed': 'estu_2',
    'appointment-moved': 'new_time',
    'order-changed': 'estu_order_changed',
  })
  for (const WHATSAPP_TEMPLATES of ['order-plased=x', 'order-placed', 'order-placed=Two words'])
    expect(() => readCmsEnv({ ...cms, ...whatsapp, WHATSAPP_TEMPLATES })).toThrow('WHATSAPP_TEMPLATES')
})

it('tells search engines only where a key is set, and takes an empty one for none', () => {
  expect(readCmsEnv({ ...cms, INDEXNOW_KEY: '' }).indexNow).toBeNull()
  expect(readCmsEnv({ ...cms, INDEXNOW_KEY: 'abcdefgh-1' }).indexNow?.key).toBe('abcdefgh-1')
})

it('the messenger’s calls are heard only where both of their secrets are set, and long enough', () => {
  const secrets = { WHATSAPP_VERIFY_TOKEN: 'x'.repeat(16), WHATSAPP_APP_SECRET: 'y'.repeat(32) }
  expect(readCmsEnv(cms).whatsappWebhook).toBeNull()
  expect(readCmsEnv({ ...cms, WHATSAPP_VERIFY_TOKEN: '', WHATSAPP_APP_SECRET: '' }).whatsappWebhook).toBeNull()
  expect(readCmsEnv({ ...cms, ...secrets }).whatsappWebhook).toEqual({
    verifyToken: secrets.WHATSAPP_VERIFY_TOKEN,
    appSecret: secrets.WHATSAPP_APP_SECRET,
  })
  for (const [name] of Object.entries(secrets)) {
    expect(() => readCmsEnv({ ...cms, ...secrets, [name]: '' }), name).toThrow('WHATSAPP_VERIFY_TOKEN')
    expect(() => readCmsEnv({ ...cms, ...secrets, [name]: 'short' }), name).toThrow(name)
  }
})
