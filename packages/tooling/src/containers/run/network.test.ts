import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../env.ts'
import { environmentOf, hostsFile, listeningOn, networkOf } from './network.ts'

const network = networkOf([{ name: 'postgres' }, { name: 'web-1' }], 7)

it('gives each service an address of its own', () => {
  expect(hostsFile(network)).toBe('127.0.0.1\tlocalhost\n127.77.7.2\tpostgres\n127.77.7.3\tweb-1\n')
})

it('lets a service listen on its own address, and tells it all else as it is written', () => {
  const told = environmentOf({ name: 'web-1', environment: { HOST: '0.0.0.0', METRICS_PORT: '9464' } }, network)
  expect(told).toEqual({ HOST: '127.77.7.3', METRICS_PORT: '9464', HOSTNAME: 'web-1' })
})

it('names no address to who is not told one', () => {
  expect(environmentOf({ name: 'postgres', environment: { A: '1' } }, network)).toEqual({
    A: '1',
    HOSTNAME: 'postgres',
  })
})

it('lets the proxy listen on its own address', async () => {
  const written = await readFile(path.join(root, 'docs/proxies/proxy.conf'), 'utf8')
  const changed = listeningOn(written, '127.77.7.9')
  expect(changed.match(/listen .*;/g)).toEqual(['listen 127.77.7.9:80 default_server;', 'listen 127.77.7.9:80;'])
})
