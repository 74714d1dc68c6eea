import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { root } from './env.ts'
import floors from './floors.json' with { type: 'json' }

const parts = (version: string) => version.split(/[.-]/).slice(0, 3).map(Number)

function isBelow(version: string, minimum: string): boolean {
  const [have, want] = [parts(version), parts(minimum)]
  const at = have.findIndex((part, index) => part !== want[index])
  return at >= 0 && (have[at] ?? 0) < (want[at] ?? 0)
}

it('compares versions part by part', () => {
  expect(isBelow('16.4.0', '16.4.1')).toBe(true)
  expect(isBelow('16.10.0', '16.4.1')).toBe(false)
  expect(isBelow('3.90.1', '3.90.1')).toBe(false)
})

const lockfile = () => readFile(path.join(root, 'pnpm-lock.yaml'), 'utf8')

it('no version is chosen on the day it came out', async () => {
  const settings = parse(await readFile(path.join(root, 'pnpm-workspace.yaml'), 'utf8'))
  expect(settings.minimumReleaseAge).toBeGreaterThanOrEqual(1440)
  expect(settings.minimumReleaseAgeExclude).toBeUndefined()
})

it('a version manager takes the Node that runs the shop', async () => {
  const settings = parse(await readFile(path.join(root, 'pnpm-workspace.yaml'), 'utf8'))
  expect((await readFile(path.join(root, '.nvmrc'), 'utf8')).trim()).toBe(settings.catalog.node)
})

it('every package is the registry’s own, and known by its sum', async () => {
  const { packages } = parse(await lockfile()) as { packages: Record<string, { resolution: object }> }
  const entries = Object.entries(packages)
  expect(entries.length).toBeGreaterThan(1000)
  for (const [name, { resolution }] of entries)
    expect(resolution, name).toEqual({ integrity: expect.stringMatching(/^sha512-[\w+/]{86}==$/) })
})

it('no package with a known vulnerability is below the version that mends it', async () => {
  const lock = await lockfile()
  for (const [name, { minimum }] of Object.entries(floors.floors)) {
    const escaped = name.replace(/[/@.-]/g, '\\$&')
    const found = [...lock.matchAll(new RegExp(`^  '?${escaped}@(\\d[^:('\\s]*)`, 'gm'))].map((match) => match[1] ?? '')
    expect(found, name).not.toEqual([])
    for (const version of found) expect(isBelow(version, minimum), `${name}@${version} < ${minimum}`).toBe(false)
  }
})
