import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { webManifest } from './web-manifest'

const folder = path.resolve(import.meta.dirname, '../../../public')

it.each(['ru', 'kk'] as const)('%s: every picture is there and as large as is said', async (locale) => {
  const { icons, screenshots, shortcuts } = webManifest(locale)
  for (const { src, sizes, type } of [...icons, ...screenshots, ...shortcuts.flatMap((shortcut) => shortcut.icons)]) {
    const { width, height, format } = await sharp(readFileSync(path.join(folder, src))).metadata()
    expect([`${width}x${height}`, `image/${format}`], src).toEqual([sizes, type])
  }
})

it('is an app of its own in each language, whose window holds the whole site', () => {
  const [ru, kk] = [webManifest('ru'), webManifest('kk')]
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
