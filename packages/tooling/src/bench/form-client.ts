import { randomInt } from 'node:crypto'

export type Answer = { status: number; location: string; ms: number }

/** Of a visitor of their own, as a proxy tells it. */
export const address = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`

/** Posts a form to one storefront as a visitor of their own, from an address of their own. */
export async function postForm(
  base: string,
  path: string,
  fields: Record<string, string>,
  cookie = '',
): Promise<Answer> {
  const started = performance.now()
  const response = await fetch(`${base}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      origin: base,
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': address(),
      ...(cookie && { cookie }),
    },
    body: new URLSearchParams(fields).toString(),
  })
  await response.arrayBuffer()
  return {
    status: response.status,
    location: response.headers.get('location') ?? '',
    ms: performance.now() - started,
  }
}

/** The unseen fields of a page's form. */
export async function hiddenFields(base: string, path: string, cookie = ''): Promise<Record<string, string>> {
  const html = await (await fetch(`${base}${path}`, { headers: cookie ? { cookie } : {} })).text()
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  const inputs = [...main.matchAll(/<input[^>]*type="hidden"[^>]*>/g)].map(([input]) => [
    /name="([^"]*)"/.exec(input)?.[1] ?? '',
    /value="([^"]*)"/.exec(input)?.[1] ?? '',
  ])
  return Object.fromEntries(inputs)
}

/** Does `work` for each item, so many at once. */
export async function each<T, R>(items: readonly T[], atOnce: number, work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  let next = 0
  const runner = async () => {
    while (next < items.length) {
      const index = next++
      results[index] = await work(items[index] as T)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, runner))
  return results
}
