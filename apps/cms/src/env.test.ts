import { expect, it } from 'vitest'
import { readServerEnv, readWorkerEnv } from './env.ts'

const good = { CMS_URL: 'http://localhost:3001', WEB_URL: 'http://localhost:3000' }

it.each([
  ['the CMS', (more: object) => readServerEnv({ ...good, ...more })],
  ['the worker', (more: object) => readWorkerEnv({ ...more })],
])('%s listens to this machine alone unless it is told otherwise', (_who, read) => {
  expect(read({}).host).toBe('127.0.0.1')
  expect(read({ HOST: '0.0.0.0' }).host).toBe('0.0.0.0')
  for (const HOST of ['', '*', 'localhost', '0', 'estu.example']) expect(() => read({ HOST }), HOST).toThrow('HOST')
})
