import { expect, type Frame, type FrameLocator, type Page } from '@playwright/test'
import { hydrated } from '../hydrated.ts'
import { readTestEnv } from '../test-env.ts'
import { editorAt } from './editor.ts'
import { restOf } from './editor-rest.ts'

const { cmsUrl } = readTestEnv()

/** A signed-in editor and a draft of theirs. @returns where its form is. */
export async function draftOf(page: Page, collection: string, fields: object): Promise<string> {
  await editorAt(page).signIn()
  const created = await restOf(page).post(`${collection}?draft=true&locale=ru`, {
    slug: `d-${Math.random().toString(36).slice(2, 8)}`,
    ...fields,
  })
  expect(created.status, JSON.stringify(created.json)).toBe(201)
  return `collections/${collection}/${created.json.doc.id}?locale=ru`
}

export type Preview = { frame: FrameLocator; window: Frame }

/** Opens a document's form with the preview beside it, and waits until that listens. @param around what shows its texts. */
export async function openBesidePreview(page: Page, path: string, around = '#main'): Promise<Preview> {
  await page.goto(`${cmsUrl}/admin/${path}`)
  await expect(page.locator('form[data-form-ready=true]').first()).toBeVisible()
  await showPreview(page)
  const frame = page.frameLocator('#live-preview-iframe')
  await expect(frame.locator(`${around} [data-preview-field]`).filter({ visible: true }).first()).toBeVisible()
  const window = page.frames().find((one) => one.url().includes('/preview/'))
  if (!window) throw new Error('the preview has no frame')
  return { frame, window }
}

/** Puts the preview beside the form that is open; an editor who left it open finds it open. */
export async function showPreview(page: Page): Promise<void> {
  const toggler = await hydrated(page.locator('#live-preview-toggler'))
  const isOpen = (await toggler.getAttribute('class'))?.includes('--active')
  if (!isOpen) await toggler.click()
}

/** Takes the preview away again, and waits until that is kept. */
export async function hidePreview(page: Page): Promise<void> {
  const toggler = page.locator('#live-preview-toggler')
  if (!(await toggler.getAttribute('class'))?.includes('--active')) return
  const kept = page.waitForResponse((response) => response.url().includes('/payload-preferences/'))
  await toggler.click()
  await kept
}

type Shown = { at: number; words: string }[]
type Watched = { keys: number[]; shown: Shown }

/**
 * Types letter by letter and tells how long each took from its key to the words on the previewed page. Both windows tell
 * the time by one clock.
 */
export async function timeTyping(
  page: Page,
  { window }: Preview,
  { letters, into, shownIn }: { letters: string; into: string; shownIn: string },
): Promise<number[]> {
  await page.evaluate((selector) => {
    const keys: number[] = []
    Object.assign(globalThis, { keys })
    const now = () => performance.timeOrigin + performance.now()
    // A letter that the keyboard of the test does not have comes without a key.
    document.querySelector(selector)?.addEventListener('beforeinput', () => keys.push(now()))
  }, into)
  await window.evaluate((selector) => {
    const shown: Shown = []
    Object.assign(globalThis, { shown })
    const look = () => {
      const words = document.querySelector(selector)?.textContent ?? ''
      if (shown.at(-1)?.words !== words) shown.push({ at: performance.timeOrigin + performance.now(), words })
    }
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
  }, shownIn)
  await page.locator(into).pressSequentially(letters, { delay: 90 })
  const keys = await page.evaluate(() => (globalThis as unknown as Watched).keys)
  const last = letters.slice(-8)
  await expect
    .poll(() => window.evaluate((selector) => document.querySelector(selector)?.textContent, shownIn))
    .toContain(last)
  const shown = await window.evaluate(() => (globalThis as unknown as Watched).shown)
  return keys.map((at, index) => {
    // A space at the end is not shown.
    const typed = letters.slice(0, index + 1).trimEnd()
    const seen = shown.find(({ words }) => usual(words).includes(typed))
    return (seen?.at ?? Number.POSITIVE_INFINITY) - at
  })
}

const usual = (words: string) => words.replaceAll('\u00a0', ' ')

/** In milliseconds, the time that 95 of a hundred keep to. */
export function ofHundred(times: readonly number[], share = 95): number {
  const sorted = times.toSorted((a, b) => a - b)
  return Math.round(sorted[Math.ceil((share / 100) * sorted.length) - 1] ?? Number.POSITIVE_INFINITY)
}
