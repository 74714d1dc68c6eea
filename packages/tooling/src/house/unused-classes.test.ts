import { expect, it } from 'vitest'
import { filesBelow, textOf } from './sources.ts'

const styles = textOf(filesBelow('packages/ui/src/styles', /\.css$/))
  .replace(/\/\*[\s\S]*?\*\//g, '')
  .replace(/url\([^)]*\)|@import [^;]*/g, '')
const markup = textOf([
  ...filesBelow('apps/web/src', /\.tsx?$/),
  ...filesBelow('packages/ui/src', /\.tsx?$/),
  ...filesBelow('apps/web/public', /\.svg$/),
])
/** What stands where an element gets its classes; elsewhere the same letters are a word like any other. */
const worn = [...markup.matchAll(/class(?:Name)?=(?:"([^"]*)"|\{((?:[^{}]|\{[^}]*\})*)\})/g)]
const names = new Set(
  worn
    .map(([, plain, computed]) => plain ?? computed)
    .join(' ')
    .match(/[\w-]+/g),
)
/** `badge--${tone}`: a class whose end is filled in. */
const beginnings = [...markup.matchAll(/([\w-]+-)\$\{/g)].map(([, beginning = '']) => beginning)

it('keeps no style of a class that nothing wears', () => {
  const classes = new Set([...styles.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name = '']) => name))
  const unworn = [...classes].filter((name) => !names.has(name) && !beginnings.some((begin) => name.startsWith(begin)))
  expect(unworn).toEqual([])
})

it('keeps no animation that no style runs', () => {
  const frames = [...styles.matchAll(/@keyframes ([\w-]+)/g)].map(([, name = '']) => name)
  const running = styles.match(/animation[^;]*/g)?.join(' ') ?? ''
  expect(frames.filter((name) => !new RegExp(`\\b${name}\\b`).test(running))).toEqual([])
})
