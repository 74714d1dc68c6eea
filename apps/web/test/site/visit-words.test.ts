import { visit } from '../../e2e/support/visitor.ts'
import { expect, test } from '../support/test.ts'

const stored = '/apparaty'
const visited = '/cart'
const missing = '/net-takoy-stranitsy'

test('a word for one visit is used for that visit alone, and a client’s own is never believed', async () => {
  const nonceOf = async (headers: Record<string, string> = {}) => {
    const seen = await visit(visited, headers)
    return /'nonce-([^']+)'/.exec(seen.headers.get('content-security-policy') ?? '')?.[1]
  }
  const first = await nonceOf()
  // Sixteen bytes that nobody can guess.
  expect(first).toMatch(/^[\w+/]{22}==$/)
  expect(await nonceOf()).not.toBe(first)
  const hostile = { 'content-security-policy': "script-src 'nonce-evil'" }
  expect(await nonceOf(hostile)).not.toBe('evil')
  for (const path of [stored, visited, missing]) expect((await visit(path, hostile)).html).not.toContain('evil')
})
