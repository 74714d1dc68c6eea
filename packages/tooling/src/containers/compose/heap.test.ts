import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../env.ts'

const flags = ['max-old-space-size', 'heap-growing-percent', 'max-semi-space-size']

/** What a text says a process is started with, by the first mention of each. */
async function saidIn(file: string, from = ''): Promise<Record<string, string | undefined>> {
  const text = await readFile(path.join(root, file), 'utf8')
  const part = text.slice(text.indexOf(from))
  return Object.fromEntries(flags.map((flag) => [flag, new RegExp(`--${flag}\\W+(\\d+)`).exec(part)?.[1]]))
}

it('the storefront has one heap, in containers, without them and in what the operator reads', async () => {
  const started = await saidIn('packages/tooling/src/runtime/run-shop.ts', '  web: [')
  expect(Object.values(started)).not.toContain(undefined)
  expect(await saidIn('docker-compose.yml', '  web-1:')).toEqual(started)
  const { 'max-semi-space-size': _, ...explained } = started
  expect(await saidIn('docs/operations.md')).toMatchObject(explained)
  const decided = await saidIn('docs/adr/0034-markup-and-scripts-that-cost-less.md')
  expect(decided['heap-growing-percent']).toBe(started['heap-growing-percent'])
})
