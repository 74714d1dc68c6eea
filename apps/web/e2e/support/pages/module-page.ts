import { readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import path from 'node:path'
import type { Page, Route } from '@playwright/test'

const root = path.resolve(import.meta.dirname, '../../../../..')

/** How the app names its modules, in a browser. */
const imports = { '@estu/domain/': '/packages/domain/src/', '@/': '/apps/web/src/' }

/**
 * A page of no server that loads this module of the repository with all it imports, types taken away, as `loaded`. What
 * needs a browser but no shop is tried there.
 */
export async function openModulePage(page: Page, module: string): Promise<void> {
  const script = `import * as loaded from '${module}'; window.loaded = loaded`
  const html = `<!doctype html><script type="importmap">${JSON.stringify({ imports })}</script><script type="module">${script}</script>`
  await page.route('http://modules.localhost/**', (route) => answer(route, html))
  await page.goto('http://modules.localhost/')
  await page.waitForFunction(() => 'loaded' in window)
}

async function answer(route: Route, html: string): Promise<void> {
  const { pathname } = new URL(route.request().url())
  if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: html })
  if (path.extname(pathname) === '.mp3') return route.fulfill({ path: path.join(root, pathname) })
  const file = pathname.endsWith('.ts') ? pathname : `${pathname}.ts`
  const source = await readFile(path.join(root, file), 'utf8').catch(() => null)
  if (source === null) return route.fulfill({ status: 404, body: '' })
  return route.fulfill({ contentType: 'text/javascript', body: stripTypeScriptTypes(source) })
}
