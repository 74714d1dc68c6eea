import { expect, it } from 'vitest'
import { filesBelow, textOf } from './sources.ts'

const styles = textOf(filesBelow('packages/ui/src/styles', /\.css$/))
  .replace(/\/\*[\s\S]*?\*\//g, '')
  .replace(/url\([^)]*\)/g, '')
const markup = textOf([
  ...filesBelow('apps/web/src', /\.tsx?$/),
  ...filesBelow('packages/ui/src', /\.tsx?$/),
  ...filesBelow('apps/web/public', /\.svg$/),
])
const names = new Set(markup.match(/[\w-]+/g))
/** `badge--${tone}`: a class whose end is filled in. */
const beginnings = [...markup.matchAll(/([\w-]+-)\$\{/g)].map(([, beginning = '']) => beginning)

it('keeps no style of a class that nothing wears', () => {
  const classes = new Set([...styles.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name = '']) => name))
  const unworn = [...classes].filter((name) => !names.has(name) && !beginnings.some((begin) => name.startsWith(begin)))
  expect(unworn).toEqual([])
})
