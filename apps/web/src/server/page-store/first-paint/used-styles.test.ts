import { expect, it } from 'vitest'
import { readStylesheet } from './stylesheet.ts'
import { usedStyles } from './used-styles.ts'

const page =
  '<html data-theme="dark"><body><main class="card card--wide"><p class=" note">word</p></main></body></html>'
const used = (css: string) => usedStyles(readStylesheet(css, '/_next/static/chunks/a.css'), page)

it.each([
  ['.card{color:red}'],
  ['.card.card--wide>p{color:red}'],
  ['.note{color:red}'],
  ['.absent,.note{color:red}'],
  [':root{--ink:red}'],
  ['*,:before{color:red}'],
  ['html[data-theme=dark] .card:hover{color:red}'],
  // What a script or a press may change is no reason to leave a rule out.
  ['.card:not(.absent){color:red}'],
  ['.card:is(.absent,:has(.absent)) p{color:red}'],
  ['p:nth-child(2n + 1 of .absent){color:red}'],
  ['[class="a.b > div"] .note{color:red}'],
  ['@media (width>=740px){.card{color:red}}'],
  ['@supports (a:b){@media (width>=740px){p{color:red}}}'],
  ['@font-face{font-family:A}'],
  ['@keyframes turn{to{rotate:1turn}}'],
  ['@layer a, b;'],
])('%s is among the first', (css) => expect(used(css)).toBe(css))

it.each([
  ['.absent{color:red}'],
  ['.card .absent{color:red}'],
  ['dialog::backdrop{color:red}'],
  ['.card>table{color:red}'],
  ['@media (width>=740px){.absent{color:red}}'],
  ['@media print{.card{color:red}}'],
  ['@page{margin:0}'],
  ['.absent:not(.card){color:red}'],
])('%s comes later', (css) => expect(used(css)).toBe(''))

it('the order stays, which decides between rules of one weight', () => {
  expect(used('.note{a:b}.absent{a:b}@media (hover){.absent{a:b}p{a:b}}.card{a:b}')).toBe(
    '.note{a:b}@media (hover){p{a:b}}.card{a:b}',
  )
})

it('files are named from the root, wherever the page lies', () => {
  const face = (src: string) => `@font-face{src:${src}}`
  expect(used(face('url(../media/a.woff2)format("woff2")'))).toBe(
    face('url(/_next/static/media/a.woff2)format("woff2")'),
  )
  expect(used(face('url("../media/a.woff2")'))).toBe(face('url("/_next/static/media/a.woff2")'))
  expect(used(face('url(data:font/woff2;base64,AA==)'))).toBe(face('url(data:font/woff2;base64,AA==)'))
})
