import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../env.ts'
import { filesBelow, textOf } from './sources.ts'

type Tree = { [key: string]: string | Tree }

const keysOf = (tree: Tree, prefix = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : keysOf(value, `${prefix}${key}.`),
  )

const storefront = textOf(filesBelow('apps/web/src', /\.tsx?$/))
const everything =
  storefront + textOf([...filesBelow('apps/cms/src', /\.ts$/), ...filesBelow('packages/domain/src', /\.ts$/)])
const literals = new Set(
  [...everything.matchAll(/['"]([\w.-]+)['"]|\b(\w+):/g)].map(([, quoted, name]) => quoted ?? name),
)
/** `order.${status}`: what stands before and after the part that is filled in. */
const patterns = [...storefront.matchAll(/`([\w.]*)\$\{[^}]+\}([\w.]*)`/g)].map(([, before = '', after = '']) => ({
  before,
  after,
}))
/** Groups of words that a component in the browser gets whole. */
const handedOver = [...storefront.matchAll(/messagesOf\(\w+\)\.(\w+)/g)].map(([, group]) => `${group}.`)

function isUsed(key: string): boolean {
  if (literals.has(key)) return true
  if (handedOver.some((group) => key.startsWith(group) && storefront.includes(`.${key.slice(group.length)}`)))
    return true
  return patterns.some(({ before, after }) => {
    if (before + after === '' || !key.startsWith(before) || !key.endsWith(after)) return false
    return literals.has(key.slice(before.length, key.length - after.length))
  })
}

it('keeps no interface word that nothing shows', () => {
  const words = JSON.parse(readFileSync(path.join(root, 'apps/web/messages/ru.json'), 'utf8')) as Tree
  expect(keysOf(words).filter((key) => !isUsed(key))).toEqual([])
})
