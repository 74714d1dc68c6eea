import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeFontConfig } from './test-fonts.ts'

let folder: string
let config: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'estu-test-fonts-'))
  const file = await writeFontConfig(folder)
  expect(await readdir(folder)).toEqual([path.basename(file)])
  config = await readFile(file, 'utf8')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const named = (element: string) =>
  [...config.matchAll(new RegExp(`<${element}>([^<]+)</${element}>`, 'g'))].map(([, text = '']) => text)

it('names folders of packages that hold fonts, and none of the machine’s own', async () => {
  const folders = named('dir')
  expect(folders.length).toBeGreaterThan(2)
  for (const one of folders) {
    expect(one).toMatch(/^\/.*\/node_modules\//)
    const fonts = (await readdir(one)).filter((name) => name.endsWith('.ttf'))
    expect(fonts, one).not.toEqual([])
  }
  expect(config).not.toMatch(/<include|prefix=/)
})

it('holds a regular and a bold face of each family that text is tried in', async () => {
  const files = (await Promise.all(named('dir').map((one) => readdir(one)))).flat()
  for (const face of ['Arimo_400Regular', 'Arimo_700Bold', 'NotoSans_400Regular', 'NotoSans_700Bold'])
    expect(files).toContain(`${face}.ttf`)
  expect(files).toEqual(expect.arrayContaining(['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf']))
})

it('keeps what the browser remembers of fonts beside itself', () => {
  expect(named('cachedir')).toEqual([path.join(folder, 'font-cache')])
})

it('draws Arial with its widths, and whatever else has no serifs with the widest', () => {
  const aliases = [...config.matchAll(/<family>([^<]+)<\/family>\s*<accept><family>([^<]+)</g)].map((found) =>
    found.slice(1),
  )
  expect(Object.fromEntries(aliases)).toMatchObject({
    Arial: 'Arimo',
    Helvetica: 'Arimo',
    'Liberation Sans': 'Arimo',
    'sans-serif': 'DejaVu Sans',
    'system-ui': 'DejaVu Sans',
    monospace: 'DejaVu Sans Mono',
  })
})
