import { expect, it } from 'vitest'
import { readCmsEnv, readServerEnv, readWorkerEnv } from './env.ts'

const good = { CMS_URL: 'http://localhost:3001', WEB_URL: 'http://localhost:3000' }

it.each([
  ['the CMS', (more: object) => readServerEnv({ ...good, ...more })],
  ['the worker', (more: object) => readWorkerEnv({ ...more })],
])('%s listens to this machine alone unless it is told otherwise', (_who, read) => {
  expect(read({}).host).toBe('127.0.0.1')
  expect(read({ HOST: '0.0.0.0' }).host).toBe('0.0.0.0')
  for (const HOST of ['', '*', 'localhost', '0', 'estu.example']) expect(() => read({ HOST }), HOST).toThrow('HOST')
})

const cms = {
  ...good,
  DATABASE_URL: 'postgres://estu@localhost/estu',
  PAYLOAD_SECRET: 'x'.repeat(32),
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
