import type { Page, Response } from '@playwright/test'

/** A page as the server sent it; what a person did to get it is its name. */
export type SentPage = { state: string; html: string }

const isPage = (response: Response) =>
  response.request().isNavigationRequest() &&
  response.status() !== 303 &&
  (response.headers()['content-type'] ?? '').startsWith('text/html')

/** Keeps what the server sends this window, the answers to forms too, which no address leads to. */
export function sentPages(page: Page) {
  const kept: SentPage[] = []
  let last: Promise<string> = Promise.resolve('')
  page.on('response', (response) => {
    if (isPage(response)) last = response.text()
  })
  return {
    kept,
    /** The page that is shown now. */
    async keep(state: string): Promise<void> {
      kept.push({ state, html: await last })
    },
  }
}
