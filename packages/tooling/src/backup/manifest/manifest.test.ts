import { describe, expect, it } from 'vitest'
import { type ManifestDraft, parseManifest, requireKnownSchema, writeManifest } from './manifest.ts'

const draft: ManifestDraft = {
  madeAt: '2026-11-30T04:45:52.000Z',
  release: '0.1.0',
  migrations: ['20261120_225034_initial', '20261121_020344_editors_desk'],
  database: { method: 'files', version: 180_004, name: 'estu', restorePoint: 'estu-1' },
  facts: { counts: { orders: 2 }, orders: { count: 2, digest: '17' }, slots: { count: 0, digest: '0' } },
}
const text = writeManifest(draft, { count: 3, bytes: 1000 })
const changed = (change: object) => JSON.stringify({ ...JSON.parse(text), ...change })

describe('a manifest', () => {
  it('is read as it was written', () => {
    expect(parseManifest(text, 'x')).toEqual({ format: 1, ...draft, files: { count: 3, bytes: 1000 } })
  })

  it('of a newer form names the release, whatever else it holds', () => {
    expect(() => parseManifest('{"format":2,"unheard":true}', 'x.backup')).toThrow('made by a newer release')
  })

  it.each([
    '',
    '[]',
    '{',
    text.slice(0, 40),
    changed({ facts: {} }),
    changed({ more: 1 }),
    changed({ database: { method: 'tape' } }),
  ])('is refused where it is none: %#', (broken) => {
    expect(() => parseManifest(broken, 'x.backup')).toThrow('x.backup has no readable table of contents')
  })

  it('with a migration that this release does not know is refused by its name', () => {
    const manifest = parseManifest(text, 'x')
    const known = { file: '/backups/x.backup', manifest }
    const later = [...draft.migrations, '20270101_000000_later']
    expect(() => requireKnownSchema(draft.migrations, { ...known, migrations: later })).not.toThrow()
    expect(() => requireKnownSchema(draft.migrations, { ...known, migrations: draft.migrations.slice(0, 1) })).toThrow(
      'x.backup holds a newer database than this release knows (20261121_020344_editors_desk)',
    )
  })
})
