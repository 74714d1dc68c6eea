import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../env.ts'

const settings = await readFile(path.join(root, 'docs/proxies/proxy.conf'), 'utf8')
const named = (pattern: RegExp) => Array.from(settings.matchAll(pattern), ([, value = '']) => value)

it('the proxy keeps its connections to what it asks, in both of its servers', () => {
  const upstreams = named(/upstream (\w+) \{[^}]*\bkeepalive \d+;/g)
  expect(new Set(named(/proxy_pass http:\/\/([\w:.-]+);/g))).toEqual(new Set(upstreams))
  const servers = settings.split(/^server \{/m).slice(1)
  expect(servers).toHaveLength(2)
  for (const server of servers) {
    expect(server).toContain('proxy_http_version 1.1;')
    expect(server).toContain('proxy_set_header Connection "";')
  }
})

it('it lets go of one before the app at the other end does', async () => {
  const held = named(/keepalive_timeout (\d+)s;/g).map(Number)
  expect(held).toHaveLength(2)
  for (const app of ['web', 'cms']) {
    const source = await readFile(path.join(root, `apps/${app}/src/server/connection-limits.ts`), 'utf8')
    const waits = Number(/keepAliveTimeout: ([\d_]+),/.exec(source)?.[1]?.replaceAll('_', ''))
    expect(Math.max(...held) * 1000).toBeLessThan(waits)
  }
})
