import type { Page } from '@playwright/test'
import { readTestEnv } from '../test-env.ts'

const { cmsUrl } = readTestEnv()

// biome-ignore lint/suspicious/noExplicitAny: each test knows what it asked for
export type Answer = { status: number; json: any; at: number }

/** The session of who is signed in on the page, through the interface the admin itself uses. */
export function restOf(page: Page) {
  const call = (method: string, path: string, data?: unknown): Promise<Answer> =>
    page.evaluate(
      async ([verb, url, body]) => {
        const response = await fetch(url ?? '', { method: verb, headers: { 'content-type': 'application/json' }, body })
        const text = await response.text()
        return { status: response.status, json: text ? JSON.parse(text) : null, at: Date.now() }
      },
      [method, `${cmsUrl}/api/${path}`, data === undefined ? undefined : JSON.stringify(data)] as const,
    )
  return {
    get: (path: string) => call('GET', path),
    post: (path: string, data: unknown) => call('POST', path, data),
    patch: (path: string, data: unknown) => call('PATCH', path, data),
    del: (path: string) => call('DELETE', path),
    /** @returns the id of a document by its address. */
    async idOf(collection: string, slug: string): Promise<string> {
      const found = await call('GET', `${collection}?where[slug][equals]=${slug}&depth=0&limit=1&draft=true`)
      return found.json.docs[0].id
    },
  }
}
