/** Pages that say something about a person's health or dealings: nothing is ever counted there, whatever was agreed to. */
const uncounted =
  /^\/(?:kk\/)?(?:user|order|appointment|wait|auth|thanks|cart|reviews\/new|feedback|find-order|zapisnapriem|hearing-screener|test|podbor|search|preview)(?:\/|$)/

/** What a campaign adds to an address; anything else was chosen by the visitor, a degree of hearing loss for one. */
const campaign = /^(?:utm_[a-z]+|gclid|yclid|fbclid)$/

type Place = { pathname: string; search: string }

/** Whether a visit to this address may be counted at all. */
export const mayTrack = ({ pathname, search }: Place): boolean =>
  !uncounted.test(pathname) && [...new URLSearchParams(search).keys()].every((name) => campaign.test(name))

/** Where the browser keeps what was decided: `yes` or `no`. Nothing is sent anywhere. */
export const analyticsConsentKey = 'estu:counting'

export type AnalyticsIds = { tagManager: string | null; analytics: string | null }

type Ym = ((...call: unknown[]) => void) & { a?: unknown[]; l?: number }
type Counted = Window & { dataLayer?: object[]; ym?: Ym }

/**
 * Loads what the operator configured, once, and only where a visit may be counted. No event of ours is ever sent, so
 * none can tell of health; the analytics service is given the bare address of the page.
 */
export function startAnalytics({ tagManager, analytics }: AnalyticsIds): void {
  if (!mayTrack(location)) return
  const page = window as Counted
  if (page.dataLayer || page.ym) return
  stayApart()
  if (tagManager) {
    page.dataLayer = [{ 'gtm.start': Date.now(), event: 'gtm.js' }]
    append(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(tagManager)}`)
  }
  if (analytics) {
    const queue: Ym = (...call) => {
      queue.a = [...(queue.a ?? []), call]
    }
    queue.l = Date.now()
    page.ym = queue
    append('https://mc.yandex.ru/metrika/tag.js')
    page.ym(Number(analytics), 'init', { defer: true, clickmap: false, trackLinks: false, webvisor: false })
  }
}

/** One visit to the page that is shown now. */
export function trackPageView({ analytics }: AnalyticsIds): void {
  const { ym } = window as Counted
  if (analytics && ym && mayTrack(location)) ym(Number(analytics), 'hit', location.origin + location.pathname)
}

/**
 * Once something counts, a page that must not be counted is opened as a document of its own, in which nothing was
 * loaded. Trap: a step within the application changes the address under the eyes of every script that runs.
 */
function stayApart(): void {
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin || mayTrack(link)) return
      if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || link.target === '_blank') return
      event.preventDefault()
      event.stopImmediatePropagation()
      location.assign(link.href)
    },
    { capture: true },
  )
  window.addEventListener(
    'popstate',
    (event) => {
      if (mayTrack(location)) return
      event.stopImmediatePropagation()
      location.reload()
    },
    { capture: true },
  )
}

function append(src: string): void {
  const script = document.createElement('script')
  script.async = true
  script.src = src
  document.head.append(script)
}
