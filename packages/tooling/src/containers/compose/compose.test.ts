import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { root } from '../../env.ts'
import { interpolate, requiredVariables } from './interpolate.ts'
import { parseCompose } from './parse-compose.ts'
import { startOrder } from './start-order.ts'

const text = await readFile(path.join(root, 'docker-compose.yml'), 'utf8')
const values = Object.fromEntries(requiredVariables(text).map((name) => [name, `value-of-${name}`]))
const services = parseCompose(interpolate(text, values))
const named = (name: string) => services.find((service) => service.name === name)

/** As docker-compose.yml writes it. */
const variable = (what: string) => `$\{${what}}`

it('puts values in where one is given, and what stands there otherwise', () => {
  const asked = `a: ${variable('A:?')} ${variable('B:-on')} ${variable('C')}`
  expect(interpolate(asked, { A: '1', C: '3' })).toBe('a: 1 on 3')
  expect(interpolate(asked, { A: '1', B: 'off', C: '3' })).toBe('a: 1 off 3')
})

it('names the variable that is missing', () => {
  expect(() => interpolate(variable('A:?'), {})).toThrow('asks for A')
  expect(requiredVariables(['A:?', 'B:-on', 'A', 'C'].map(variable).join(' '))).toEqual(['A', 'C'])
})

it('reads what services take over from each other', () => {
  expect(named('web-2')).toEqual({ ...named('web-1'), name: 'web-2' })
  expect(named('web-1')).toMatchObject({ ours: true, workingDir: '/shop/apps/web', image: 'estu' })
  expect(named('prepare')?.after).toEqual([{ name: 'postgres', condition: 'service_healthy' }])
})

it('tells named volumes from files', () => {
  expect(named('cms')?.volumes).toEqual([{ from: 'media', to: '/media', named: true, readOnly: false }])
  expect(named('web-1')?.volumes.map(({ to }) => to)).toEqual(['/media', '/visited'])
  expect(named('proxy')?.volumes[0]).toMatchObject({ from: './docs/proxies/proxy.conf', named: false, readOnly: true })
})

it('publishes the edge alone: no port of the storefronts, of the CMS or of the metrics', () => {
  expect(services.filter(({ published }) => published.length > 0).map(({ name }) => name)).toEqual(['edge'])
  expect(named('edge')?.published).toEqual(['80:80', '443:443', '443:443/udp'])
  expect(named('web-1')?.environment.METRICS_PORT).toMatch(/^\d+$/)
})

it('asks each that answers whether it is well', () => {
  const asked = services.filter(({ healthTest }) => healthTest).map(({ name }) => name)
  expect(asked).toEqual(['postgres', 'cms', 'web-1', 'web-2', 'backups', 'proxy', 'edge'])
})

it('a server that hangs ends, which the first process of a container could not, and is started again', () => {
  const written = parse(interpolate(text, values), { merge: true }) as { services: Record<string, object> }
  for (const name of ['cms', 'web-1', 'web-2']) {
    expect(named(name)?.environment.END_WHEN_SILENT, name).toBe('on')
    expect(written.services[name], name).toMatchObject({ init: true, restart: 'unless-stopped' })
  }
})

it('lets no service do what it does not need', () => {
  const written = parse(interpolate(text, values), { merge: true }) as { services: Record<string, object> }
  for (const { name, readOnly } of services) {
    expect(readOnly, name).toBe(true)
    expect(written.services[name], name).toMatchObject({
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      pids_limit: expect.any(Number),
      mem_limit: expect.stringMatching(/^\d+[mg]$/),
    })
  }
  const further = Object.entries(written.services).flatMap(([name, service]) => ('cap_add' in service ? [name] : []))
  expect(further.toSorted()).toEqual(['edge', 'proxy'])
})

it('tells secrets to those that need them', () => {
  expect(named('cms')?.environment).not.toHaveProperty('FRESHNESS_SECRET')
  expect(named('proxy')?.environment).toEqual({})
  expect(services.filter(({ environment }) => 'ESTU_BACKUP_KEY' in environment).map(({ name }) => name)).toEqual([
    'backups',
  ])
})

it('tells the key of search engines to who tells them and to who proves it, and starts without one', () => {
  const withKey = parseCompose(interpolate(text, { ...values, INDEXNOW_KEY: 'a-key-of-ours' }))
  const keys = withKey.filter(({ environment }) => environment.INDEXNOW_KEY === 'a-key-of-ours')
  expect(keys.map(({ name }) => name)).toEqual(expect.arrayContaining(['worker', 'web-1', 'web-2']))
  expect(named('worker')?.environment.INDEXNOW_KEY).toBe('')
})

it('starts each after those it waits for', () => {
  const order = startOrder(services).map(({ name }) => name)
  expect(order.slice(0, 2)).toEqual(['postgres', 'prepare'])
  expect(order.at(-1)).toBe('edge')
})

it('refuses services that wait for each other, or for nobody', () => {
  const waiting = (name: string, other: string) =>
    `${name}: { image: x, depends_on: { ${other}: { condition: service_started } } }`
  const circle = parseCompose(`services:\n  ${waiting('a', 'b')}\n  ${waiting('b', 'a')}`)
  expect(() => startOrder(circle)).toThrow('wait for each other')
  expect(() => parseCompose(`services:\n  ${waiting('a', 'c')}`)).toThrow('does not have: c')
  expect(() => parseCompose('services: { a: { command: 7 } }')).toThrow('services.a.image')
})
