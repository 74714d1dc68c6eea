import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { mountOf, type Places } from './volumes.ts'

let folder = ''
let places: Places
const media = { from: 'media', to: '/media', named: true, readOnly: false }
const settings = {
  from: './docs/proxies/proxy.conf',
  to: '/etc/nginx/conf.d/default.conf',
  named: false,
  readOnly: true,
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'estu-volumes-'))
  await mkdir(path.join(folder, 'rootfs/media'), { recursive: true })
  places = { volumes: path.join(folder, 'volumes'), repository: '/shop', instead: {} }
})
afterEach(() => rm(folder, { recursive: true }))

it('makes a named volume once, with the owner of the folder in the image', async () => {
  const first = await mountOf(media, path.join(folder, 'rootfs'), places)
  expect(first).toBe(`${folder}/volumes/media:/media:rw`)
  expect(await mountOf(media, path.join(folder, 'rootfs'), places)).toBe(first)
  const [made, inImage] = await Promise.all(['volumes/media', 'rootfs/media'].map((at) => stat(path.join(folder, at))))
  expect(made?.uid).toBe(inImage?.uid)
})

it('mounts a file of the repository, or what stands in for it', async () => {
  expect(await mountOf(settings, folder, places)).toBe(
    '/shop/docs/proxies/proxy.conf:/etc/nginx/conf.d/default.conf:ro',
  )
  const changed = { ...places, instead: { './docs/proxies/proxy.conf': '/run/proxy.conf' } }
  expect(await mountOf(settings, folder, changed)).toBe('/run/proxy.conf:/etc/nginx/conf.d/default.conf:ro')
})
