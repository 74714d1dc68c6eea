import type { FlattenedField, Payload, SanitizedConfig } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { createConfig } from '../../src/config.ts'
import { announceChange, announceDelete } from '../../src/outbox/announce.ts'
import { relatedDocuments } from '../../src/outbox/related-documents.ts'
import { testEnv } from '../support/test-server.ts'

type Relation = { path: string; target: string; build: (value: unknown) => Record<string, unknown> }

const target = { id: '11111111-1111-4111-8111-111111111111', title: 'Target' }

let config: SanitizedConfig
let schema: Pick<Payload, 'collections'>
beforeAll(async () => {
  config = await createConfig(await testEnv('unused'))
  const collections = Object.fromEntries(
    config.collections.map((collection) => [collection.slug, { config: collection }]),
  )
  schema = { collections: collections as Payload['collections'] }
})

/** Every place of a document where another one may stand, with a document that has it there and nothing else. */
function relationsOf(
  fields: readonly FlattenedField[],
  wrap = (data: Record<string, unknown>) => data,
  at = '',
): Relation[] {
  return fields.flatMap((field): Relation[] => {
    const { name } = field
    const path = at ? `${at}.${name}` : name
    const put = (value: unknown) => wrap({ [name]: value })
    switch (field.type) {
      case 'relationship':
      case 'upload': {
        const many = 'hasMany' in field && field.hasMany
        const targets = Array.isArray(field.relationTo) ? field.relationTo : [field.relationTo]
        return targets.map((slug) => ({
          path,
          target: slug,
          build: (value) => {
            const one = Array.isArray(field.relationTo) ? { relationTo: slug, value } : value
            return put(many ? [one] : one)
          },
        }))
      }
      case 'array':
        return relationsOf(field.flattenedFields, (row) => put([row]), path)
      case 'group':
      case 'tab':
        return relationsOf(field.flattenedFields, put, path)
      case 'blocks':
        return field.blocks.flatMap((block) =>
          relationsOf(
            block.flattenedFields,
            (row) => put([{ ...row, blockType: block.slug }]),
            `${path}.${block.slug}`,
          ),
        )
      case 'richText':
        return ['articles', 'media'].map((slug) => ({
          path: `${path} (text)`,
          target: slug,
          build: (value) => put({ root: { type: 'root', children: [nodeTo(slug, value)] } }),
        }))
      default:
        return []
    }
  })
}

const nodeTo = (relationTo: string, value: unknown) =>
  relationTo === 'media'
    ? { type: 'upload', relationTo, value }
    : { type: 'paragraph', children: [{ type: 'link', fields: { linkType: 'internal', doc: { relationTo, value } } }] }

/** What visitors may read, and so what a cached page may have been made of. */
const shown = () => [
  ...config.collections.filter(({ hooks }) => hooks.afterChange?.includes(announceChange)),
  ...config.globals,
]

describe('what a cached answer depends on', () => {
  it('finds the document behind every relation of every kind of document, filled in or not', () => {
    const relations = shown().flatMap(({ slug, flattenedFields }) =>
      relationsOf(flattenedFields).map((relation) => ({ slug, flattenedFields, ...relation })),
    )
    expect(relations.length).toBeGreaterThan(60)
    const missed = relations.filter(({ flattenedFields, target: collection, build }) =>
      [target.id, target].some(
        (value) =>
          !relatedDocuments(schema, flattenedFields, build(value)).some(
            (found) => found.collection === collection && found.id === target.id,
          ),
      ),
    )
    expect(missed.map(({ slug, path }) => `${slug}: ${path}`)).toEqual([])
  })

  it('looks into what was filled in: a device of a page brings its brand and pictures along', () => {
    const fields = config.globals.find(({ slug }) => slug === 'home')?.flattenedFields ?? []
    const device = { id: 'd', brand: { id: 'b', logo: 'm1' }, images: [{ id: 'm2' }, 'm3'] }
    const found = relatedDocuments(schema, fields, { popular: { devices: [device] } })
    expect(found.map(({ collection, id }) => `${collection}:${id}`).toSorted()).toEqual([
      'brands:b',
      'devices:d',
      'media:m1',
      'media:m2',
      'media:m3',
    ])
  })

  it('depends on nothing whose changes and deletion are not announced', () => {
    const targets = new Set(
      shown().flatMap(({ flattenedFields }) => relationsOf(flattenedFields).map((one) => one.target)),
    )
    // Who wrote a review is shown by name alone, and no visitor reads an account.
    targets.delete('customers')
    const silent = [...targets].filter((slug) => {
      const hooks = config.collections.find((collection) => collection.slug === slug)?.hooks
      return !hooks?.afterChange?.includes(announceChange) || !hooks.afterDelete?.includes(announceDelete)
    })
    expect(silent).toEqual([])
  })
})
