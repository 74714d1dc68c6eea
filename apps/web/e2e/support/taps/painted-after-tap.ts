import { setTimeout } from 'node:timers/promises'
import type { CDPSession, Locator, Page } from '@playwright/test'

/** What is seen once a tap was answered: such an element, and the words in it where they tell it from others. */
export type Sign = { selector: string; words?: string }

/** As long as a finger stays on the glass. */
const touchMs = 80

/** 9 Mbit/s, 100 ms there and back, a processor a quarter as fast. Source: the targets of this shop. */
export async function asOnPhone(page: Page): Promise<CDPSession> {
  const client = await page.context().newCDPSession(page)
  const perSecond = 9e6 / 8
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 100,
    downloadThroughput: perSecond,
    uploadThroughput: perSecond,
  })
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return client
}

/** Milliseconds from the finger’s leaving to the picture that shows the answer. */
export async function paintedAfterTap(page: Page, client: CDPSession, target: Locator, sign: Sign): Promise<number> {
  await target.scrollIntoViewIfNeeded()
  await page.evaluate(looked)
  const box = await target.boundingBox()
  if (!box) throw new Error('what is tapped is not shown')
  await page.evaluate(watchFor, sign)
  const touchPoints = [{ x: box.x + Math.min(box.width / 2, 120), y: box.y + Math.min(box.height / 2, 20) }]
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await setTimeout(touchMs)
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  return page.evaluate(() => (window as unknown as { painted: Promise<number> }).painted)
}

/** Runs in the page, whole: nobody taps before they have seen what they tap. */
async function looked(): Promise<void> {
  const inSight = [...document.images].filter((image) => {
    const { top, bottom } = image.getBoundingClientRect()
    return image.checkVisibility() && bottom > 0 && top < innerHeight
  })
  await Promise.all(inSight.map((image) => image.decode().catch(() => undefined)))
  await new Promise((resolve) => requestIdleCallback(resolve))
}

/**
 * Runs in the page, whole. A frame’s own callback comes before it is painted; a message sent from it, after. Trap: asking
 * at each frame would make the browser draw while React works, which no reader does.
 */
function watchFor({ selector, words }: Sign): void {
  let begun = 0
  const isThere = () =>
    [...document.querySelectorAll(selector)].some(
      (element) => element.checkVisibility() && (words === undefined || element.textContent === words),
    )
  const painted = new Promise<number>((resolve) => {
    const isPainted = () => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve(performance.now() - begun)
      port2.postMessage(null)
    }
    const observer = new MutationObserver(() => {
      if (!isThere()) return
      observer.disconnect()
      requestAnimationFrame(isPainted)
    })
    const begin = (event: Event) => {
      begun = event.timeStamp
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    }
    addEventListener('touchend', begin, { capture: true, once: true, passive: true })
  })
  Object.assign(window, { painted })
}
