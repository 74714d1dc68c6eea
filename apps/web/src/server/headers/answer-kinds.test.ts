import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { readKinds } from '../../../e2e/support/wire/answer-kinds.ts'
import { ownKinds } from '../../../e2e/support/wire/own-kinds.ts'
import { alike, kindsAlike } from '../../../e2e/support/wire/routes-alike.ts'
import { writeKinds } from '../../../e2e/support/wire/write-kinds.ts'
import { pageRoute } from '../routes/page-route.ts'

const app = path.resolve(import.meta.dirname, '../../app')

/** The folder of each route, `/[locale]/cart`. */
const routes = readdirSync(app, { recursive: true, withFileTypes: true })
  .filter(({ name }) => name === 'page.tsx' || name === 'route.ts')
  .map(({ parentPath }) => `/${path.relative(app, parentPath)}`)

const kinds = [
  ...readKinds({
    script: '/_next/static/a.js',
    style: '/_next/static/a.css',
    font: '/_next/static/a.woff2',
    picture: '/media/a.webp',
    drawing: '/drawings/things/a.svg',
    captions: '/media/captions/ru/a',
  }),
  ...ownKinds({
    account: '/user/a',
    cookie: '',
    order: '/order/a',
    appointment: '/appointment/a',
    preview: '/preview/a',
  }),
  ...writeKinds('http://localhost'),
]

const parts = (address: string) => address.split('/').slice(1)
const isOpen = (part = '') => part.startsWith('[')

function answers(route: string, address: string): boolean {
  const [wanted, given] = [parts(route), parts(address)]
  const rest = wanted.findIndex((part) => part.startsWith('[...'))
  if (rest < 0 ? wanted.length !== given.length : given.length <= rest) return false
  return wanted.every((part, index) => isOpen(part) || part === given[index])
}

/** As Next chooses: what is written out comes before what is open, and that before all the rest. */
const closeness = (route: string) =>
  parts(route)
    .map((part) => (part.startsWith('[...') ? 2 : Number(isOpen(part))))
    .join('')

function routeOf(asked: string): string | undefined {
  const internal = pageRoute(asked) ?? asked.split('?')[0] ?? ''
  const found = routes.filter((route) => answers(route, internal))
  return found.toSorted((one, other) => closeness(one).localeCompare(closeness(other), 'en'))[0]
}

const asked = new Set(kinds.map((kind) => routeOf(kind.asked.path)))

it('each route of the site has its headers looked at, or answers like one that has', () => {
  expect(routes.filter((route) => !asked.has(route) && !(route in alike))).toEqual([])
})

it('what is said to be alike is a route without a kind of its own, by an address of its own', () => {
  const unknown = Object.keys(alike).filter((route) => !routes.includes(route) || asked.has(route))
  expect(unknown).toEqual([])
  // Next itself leads a preview's token on to its page.
  const elsewhere = '/[locale]/preview'
  for (const { name, asked } of kindsAlike(kinds))
    expect(name === elsewhere || routeOf(asked.path) === name, name).toBe(true)
})
