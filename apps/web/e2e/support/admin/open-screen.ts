import { expect, type Page, type Request } from '@playwright/test'
import { readTestEnv } from '../test-env.ts'

const { cmsUrl } = readTestEnv()
const settlesWithinMs = 45_000
/** What stands where something is still on its way. */
const unready = '.shimmer-effect:not(.live-preview-window *), .loading-overlay, form[data-form-ready=false]'

/** What a page has asked for and not yet got. Links that are fetched in case somebody follows them do not count. */
function openRequests(page: Page): Set<Request> {
  const open = new Set<Request>()
  const isFetchedAhead = (request: Request) => 'next-router-prefetch' in request.headers()
  page.on('request', (request) => isFetchedAhead(request) || open.add(request))
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfailed', (request) => open.delete(request))
  // Trap: of a refusal nobody reads the body, and the browser never calls it finished.
  page.on('response', (response) => response.ok() || open.delete(response.request()))
  // Trap: nor does anybody hear the end of what a form sends while its page is left.
  page.on('domcontentloaded', () => {
    for (const request of open) if (request.method() !== 'GET') open.delete(request)
  })
  return open
}

/**
 * Whether React has the page and all that it draws, and the browser has nothing to do. The frame of the preview is none
 * of it: a form is whole without one, and tests of the preview wait for what is in it.
 */
const isCalm = (waiting: string) =>
  new Promise<boolean>((resolve) => {
    const hasReact = Object.keys(document.body).some((key) => key.startsWith('__reactProps'))
    const waits = document.querySelector(waiting)
    requestIdleCallback(() => resolve(hasReact && waits === null))
  })

/** Opens screens of the admin one after another; each is there when it asks for nothing any more. */
export function screensOf(page: Page) {
  const open = openRequests(page)
  const awaited = async () => {
    const isDrawn = await page.evaluate(isCalm, unready)
    return [...(isDrawn ? [] : ['the page']), ...[...open].map((request) => `${request.method()} ${request.url()}`)]
  }
  const settled = () => expect.poll(awaited, { intervals: [50], timeout: settlesWithinMs }).toEqual([])
  return {
    settled,
    async open(screen: string) {
      open.clear()
      const answer = await page.goto(`${cmsUrl}/admin${screen}`)
      await settled()
      return answer?.status() ?? 0
    },
  }
}
