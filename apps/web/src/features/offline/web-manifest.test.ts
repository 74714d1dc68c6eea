import { readFileSync } from 'node:fs'
import path from 'node:path'
import { defaultLook } from '@estu/domain/brand/brand-look'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { webManifest } from './web-manifest'

const brand = { name: 'Есту', shortName: 'Есту', icon: null, look: defaultLook }

const folder = path.resolve(import.meta.dirname, '../../../public')

it.each(['ru', 'kk'] as const)('%s: every picture is there and as large as is said', async (locale) => {
  const { icons, screenshots, shortcuts } = webManifest(locale, brand)
  for (const { src, sizes, type } of [...icons, ...screenshots, ...shortcuts.flatMap((shortcut) => shortcut.icons)]) {
    const { width, height, format } = await sharp(readFileSync(path.join(folder, src))).metadata()
    expect([`${width}x${height}`, `image/${format}`], src).toEqual([sizes, type])
  }
})

it('is an app of its own in each language, whose window holds the whole site', () => {
  const [ru, kk] = [webManifest('ru', brand), webManifest('kk', brand)]
  expect([ru.id, ru.start_url, ru.scope, ru.lang]).toEqual(['/', '/', '/', 'ru-KZ'])
  expect([kk.id, kk.start_url, kk.scope, kk.lang]).toEqual(['/kk', '/kk', '/', 'kk-KZ'])
  expect(kk.shortcuts.map(({ url }) => url)).toEqual([
    '/kk/filialy',
    '/kk/zapisnapriem',
    '/kk/selectedproducts',
    '/kk/cart',
  ])
  expect(ru.shortcuts.map(({ name }) => name)).not.toEqual(kk.shortcuts.map(({ name }) => name))
})

it('of another shop has its name, colours and icons, and shows no pages of this one', () => {
  const light = { ...defaultLook.colours.light, paper: '#f7f4fb' }
  const look = { ...defaultLook, colours: { ...defaultLook.colours, light } }
  const other = webManifest('ru', { name: 'Тыңда', shortName: 'Тыңда', icon: { file: 'a.webp', version: 'k3' }, look })
  expect(other).toMatchObject({
    ...{ short_name: 'Тыңда', background_color: '#f7f4fb', screenshots: [] },
    name: expect.stringMatching(/^Тыңда\s—\sслуховые аппараты/),
  })
  expect(other.icons.map(({ src }) => src)).toEqual([
    '/brand/icon/k3-icon-192.png',
    '/brand/icon/k3-icon-512.png',
    '/brand/icon/k3-maskable-192.png',
    '/brand/icon/k3-maskable-512.png',
  ])
  expect(JSON.stringify(other)).not.toContain('Есту')
})
