import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { largestOfStaff } from './limit-bodies.ts'

const docs = path.resolve(import.meta.dirname, '../../../../../docs')
const megabyte = 1024 * 1024

it('the proxy hands over all that staff may send, and hardly more', () => {
  const settings = readFileSync(path.join(docs, 'proxy.conf'), 'utf8')
  const taken = Number(/client_max_body_size (\d+)m;/.exec(settings)?.[1]) * megabyte
  expect(taken).toBeGreaterThanOrEqual(largestOfStaff)
  expect(taken).toBeLessThan(largestOfStaff + megabyte)
})
