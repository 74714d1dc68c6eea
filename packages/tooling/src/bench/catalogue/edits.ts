import { setTimeout as pause } from 'node:timers/promises'
import { withClient } from '../../database/open-database.ts'
import type { TemporaryShop } from '../../runtime/temporary-shop.ts'
import { type EditorSession, openEditorSession } from '../editor-session.ts'
import { at, type Figure, type Missing } from './figure.ts'
import type { KnownProduct } from './known-products.ts'

const promptMs = 1000
const patienceMs = 20_000

/** Price edits in the CMS: until listing and product page show them, and until the facet counts have followed. */
export async function editFigures(opened: TemporaryShop, product: KnownProduct, edits: number): Promise<Figure[]> {
  const { env, editor, databaseUrl } = opened
  const session = await openEditorSession(env.cmsUrl, editor.email, editor.password)
  const visible: number[] = []
  const counted: number[] = []
  for (let edit = 1; edit <= edits; edit += 1) {
    const priceKzt = product.priceKzt + edit
    const saved = await save(session, product, priceKzt)
    const shown = ['/apparaty', `/apparaty/${product.slug}`].map((path) => appears(`${env.webUrl}${path}`, priceKzt))
    const [, ...times] = await Promise.all([follow(databaseUrl).then((now) => counted.push(now - saved)), ...shown])
    visible.push(Math.max(...times.map((now) => now - saved)))
  }
  return [
    { name: 'price from save to visible, p50', value: at(visible, 0.5), unit: 'ms' },
    { name: 'price from save to visible, p95', value: at(visible, 0.95), unit: 'ms', most: promptMs },
    { name: 'counts from save to applied, p95', value: at(counted, 0.95), unit: 'ms', most: 2 * promptMs },
  ]
}

const save = (session: EditorSession, { id }: KnownProduct, priceKzt: number) =>
  session.update('devices', id, { priceKzt, _status: 'published' })

/** A price as pages write it, whatever stands between its thousands. */
const written = (priceKzt: number) =>
  new RegExp(String(priceKzt).replace(/\B(?=(\d{3})+$)/g, '(?:\\s|&nbsp;|&#160;|\u00a0|\u202f)?'))

/** @returns when it was seen. */
async function appears(url: string, priceKzt: number): Promise<number> {
  const pattern = written(priceKzt)
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await pause(10))
    if (pattern.test(await (await fetch(url)).text())) return Date.now()
  throw new Error(`the price ${priceKzt} did not appear at ${url}`)
}

/** @returns when the worker had applied every change to the counts. */
const follow = (databaseUrl: string): Promise<number> =>
  withClient(databaseUrl, async (client) => {
    for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await pause(10)) {
      const left = await client.query('select 1 from catalogue_changes limit 1')
      if (left.rowCount === 0) return Date.now()
    }
    throw new Error('the worker did not apply the changes to the counts')
  })

const again = 'rendered again after a stranger’s edit'

/**
 * Whether a product's page is rendered again after an edit of another product that it does not show: 1 where it is. Told
 * by what the storefront says of its store and of Next's; missing where the page was not kept before the edit.
 */
export async function strangersFigure(
  opened: TemporaryShop,
  looked: KnownProduct,
  edited: KnownProduct,
): Promise<Figure | Missing> {
  const { env, editor } = opened
  const session = await openEditorSession(env.cmsUrl, editor.email, editor.password)
  const url = `${env.webUrl}/apparaty/${looked.slug}`
  const edit = async (priceKzt: number) => {
    await save(session, edited, priceKzt)
    await appears(`${env.webUrl}/apparaty/${edited.slug}`, priceKzt)
  }
  // Trap: what the store answers by itself Next does not see asked for, and may have let go for others; after an edit it
  // is asked.
  await edit(edited.priceKzt + 1)
  for (let turn = 0; turn < 3; turn += 1) await cacheStatus(url)
  if (!isKept(await cacheStatus(url))) return { name: again, value: null }
  await edit(edited.priceKzt + 2)
  return { name: again, value: isKept(await cacheStatus(url)) ? 0 : 1, unit: 'yes/no', most: 0 }
}

/** Whether nobody had to render it: it was in the store, or Next still had it. */
const isKept = (said: string) => /; hit$|; detail=hit$/.test(said)

async function cacheStatus(url: string): Promise<string> {
  const response = await fetch(url)
  await response.text()
  return response.headers.get('cache-status') ?? ''
}
