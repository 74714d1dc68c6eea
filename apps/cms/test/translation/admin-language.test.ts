import { en } from '@payloadcms/translations/languages/en'
import { ru } from '@payloadcms/translations/languages/ru'
import type { Field, SanitizedConfig } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { createConfig } from '../../src/config.ts'
import { kkTranslations } from '../../src/i18n/kk/index.ts'
import { testEnv } from '../support/test-server.ts'

let config: SanitizedConfig
beforeAll(async () => {
  config = await createConfig(await testEnv('unused'))
})

type Tree = { [key: string]: string | Tree }

const flat = (tree: Tree, prefix = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flat(value, `${prefix}${key}.`),
  )

const variables = (text: string) =>
  [...text.matchAll(/\{\{\s*\w+\s*\}\}|<\/?\d+>/g)]
    .map(([found]) => found)
    .toSorted()
    .join()

it('has every key of the admin in Kazakh, with the same variables', () => {
  const kazakh = new Map(flat(kkTranslations as Tree))
  const english = new Map(flat(en.translations as Tree))
  const russian = new Map(flat(ru.translations as Tree))
  const wanted = [...new Set([...english.keys(), ...russian.keys()])]
  expect(wanted.filter((key) => !kazakh.get(key)?.trim())).toEqual([])
  const differing = [...kazakh].filter(([key, text]) => {
    const models = [english.get(key), russian.get(key)].filter((model) => model !== undefined)
    return !models.some((model) => variables(model) === variables(text))
  })
  expect(differing).toEqual([])
})

it('has the words of the text editor and of the search-engine fields in both languages', () => {
  const own: { ru?: Tree; kk?: Tree } = config.i18n.translations
  const russian = flat(own.ru ?? {})
  const kazakh = new Map([...flat(kkTranslations as Tree), ...flat(own.kk ?? {})])
  expect(russian.length).toBeGreaterThan(20)
  expect(russian.map(([key]) => key).filter((key) => !key.startsWith('$schema') && !kazakh.get(key))).toEqual([])
})

it('names every collection, field, option and tab of ours in both languages', () => {
  const wrong: string[] = []
  const check = (label: unknown, where: string) => {
    if (label === undefined || label === false || typeof label === 'function') return
    const words = label as { ru?: string; kk?: string }
    if (typeof label === 'string' || !words.ru || !words.kk) wrong.push(`${where}: ${JSON.stringify(label)}`)
  }
  const walk = (fields: readonly Field[], where: string): void => {
    for (const field of fields) checkField(field, `${where}.${'name' in field ? field.name : field.type}`, check, walk)
  }
  for (const collection of config.collections.filter(({ slug }) => !slug.startsWith('payload-'))) {
    check(collection.labels.singular, collection.slug)
    check(collection.labels.plural, collection.slug)
    check(collection.admin.group, `${collection.slug} group`)
    check(collection.admin.description, `${collection.slug} description`)
    walk(collection.fields, collection.slug)
  }
  for (const global of config.globals) {
    check(global.label, global.slug)
    walk(global.fields, global.slug)
  }
  expect(wrong).toEqual([])
})

type Check = (label: unknown, where: string) => void
type Walk = (fields: readonly Field[], where: string) => void

/** Payload's own hidden fields and the signs that are the same in every language are no labels of ours. */
const notOurs =
  /\.(id|createdAt|updatedAt|deletedAt|_status|filename|mimeType|filesize|width|height|focalX|focalY|url|thumbnailURL|sizes|email|password|salt|hash|sessions|resetPasswordToken|resetPasswordExpiration|loginAttempts|lockUntil|blockName|username|apiKey|enableAPIKey|apiKeyIndex|meta)$/

function checkField(field: Field, where: string, check: Check, walk: Walk): void {
  if (notOurs.test(where) && field.type !== 'group') return
  if ('label' in field && !where.includes('.meta')) check(field.label, where)
  if (field.admin && 'description' in field.admin && typeof field.admin.description !== 'function') {
    check(field.admin.description, `${where} description`)
  }
  if (field.type === 'select') {
    for (const option of field.options) if (typeof option === 'object') check(option.label, `${where} option`)
  }
  if (field.type === 'tabs') {
    for (const tab of field.tabs) {
      check(tab.label, `${where} tab`)
      walk(tab.fields, where)
    }
  }
  if (field.type === 'blocks') {
    for (const block of field.blocks) {
      check(block.labels?.singular, `${where} ${block.slug}`)
      walk(block.fields, `${where}.${block.slug}`)
    }
  }
  if ('fields' in field && Array.isArray(field.fields) && !where.endsWith('.sizes')) walk(field.fields, where)
}
