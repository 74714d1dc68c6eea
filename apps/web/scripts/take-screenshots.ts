import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'

/**
 * Takes the pictures that a browser shows before the site is installed, from a shop that runs. Run by hand when the look
 * changes; the files are kept. Usage: node take-screenshots.ts ORIGIN CHROMIUM
 */
const [origin, executablePath] = process.argv.slice(2)
if (!origin || !executablePath) throw new Error('Usage: node take-screenshots.ts ORIGIN CHROMIUM')

const folder = path.resolve(import.meta.dirname, '../public/app')
const pages = { home: '', devices: '/apparaty' }
const shapes = {
  narrow: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 },
  wide: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
}
/** As the manifest names them. */
const wanted = [
  ['home', 'narrow'],
  ['devices', 'narrow'],
  ['home', 'wide'],
] as const

await mkdir(folder, { recursive: true })
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] })
for (const locale of ['ru', 'kk']) {
  for (const [name, shape] of wanted) {
    const page = await browser.newPage({ ...shapes[shape], locale: `${locale}-KZ`, serviceWorkers: 'block' })
    await page.goto(`${origin}${locale === 'kk' ? '/kk' : ''}${pages[name]}`, { waitUntil: 'networkidle' })
    const picture = sharp(await page.screenshot()).webp({ quality: 72 })
    await picture.toFile(path.join(folder, `${name}-${shape}-${locale}.webp`))
    await page.close()
  }
}
await browser.close()
