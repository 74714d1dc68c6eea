import { appearance, changeLook, drawn } from '../support/accessibility/appearance.ts'
import {
  chosenOf,
  everyWidth,
  type Look,
  themes,
  type Visit,
  visits,
  widths,
} from '../support/accessibility/axe-runs.ts'
import { inEachPlainFont } from '../support/accessibility/plain-fonts.ts'
import {
  chooseSettings,
  largestSettings,
  resetSettings,
  settingPairs,
  settingsInWords,
} from '../support/accessibility/reader-settings.ts'
import { outsideHeader, sideways } from '../support/accessibility/sideways.ts'
import { splitWords } from '../support/accessibility/split-words.ts'
import { violations } from '../support/accessibility/violations.ts'
import { foreignSentences } from '../support/foreign-sentences.ts'
import { hydrated } from '../support/hydrated.ts'
import type { Row } from '../support/pages/all-pairs.ts'
import { paths } from '../support/pages/site-routes.ts'
import { policyViolations } from '../support/policy-violations.ts'
import { expect, type Page, test } from '../support/test.ts'
import { readTestEnv } from '../support/test-env.ts'

const { fullSize, pages } = readTestEnv()

/** Pages that one test looks at: where everything is looked at, a page is a long test by itself. */
const inOneRow = fullSize ? 1 : 9

function rowsOf(all: readonly Visit[]): Visit[][] {
  const count = Math.ceil(all.length / inOneRow)
  return Array.from({ length: count }, (_, row) => all.slice(row * inOneRow, (row + 1) * inOneRow))
}

const namesOf = (some: readonly Visit[]) =>
  fullSize ? some.map(({ address }) => address).join() : some.map(({ kind }) => kind).join(', ')

test.describe(() => {
  // Where everything is looked at, both shops share this file.
  test.describe.configure({ mode: fullSize ? 'parallel' : 'default' })
  // One window for all of a worker: a new one would make the browser fetch and compile everything again for each page.
  let page: Page
  /** What the pages' own policy refused of them. */
  let refused: string[]
  test.beforeAll(async ({ browser }) => {
    // Trap: an emulated phone widens its own screen and hides what is too wide.
    page = await browser.newPage({ isMobile: false })
    refused = await policyViolations(page)
  })
  test.afterAll(() => page.close())

  // Each page is loaded once for all that is looked at on it.
  for (const [number, some] of rowsOf(chosenOf(visits(fullSize), pages)).entries())
    test(`${namesOf(some)}: one language, accessible and fitting`, async () => {
      test.setTimeout(fullSize ? 10 * 60_000 : 300_000)
      for (const [index, visit] of some.entries())
        await test.step(`${visit.address}: ${visit.looks.map(nameOf).join('; ')}`, async () => {
          await page.goto(visit.address)
          expect.soft(await foreignSentences(page, visit.locale), visit.address).toEqual([])
          const turn = number * inOneRow + index
          const faults = [...(await faultsInLooks(page, visit)), ...(await faultsInSettings(page, turn))]
          faults.push(...(await splitWords(page)), ...refused.splice(0))
          if (fullSize) console.log(`${visit.address}: ${lookedAt(visit)}; ${faults.length} faults`)
          expect.soft(faults, visit.address).toEqual([])
        })
    })
})

/** How often a page is looked at where everything is. */
const lookedAt = ({ looks }: Visit) =>
  `${looks.length + 1} runs of axe, ${everyWidth.length * (settingsOf(0).length + 1)} widths`

function nameOf({ width, theme }: Look): string {
  return `${width} px, ${theme}`
}

async function faultsInLooks(page: Page, { looks }: Visit): Promise<string[]> {
  const faults: string[] = []
  for (const look of looks) {
    await changeLook(page, look)
    await expect(page.locator('html')).toHaveAttribute('data-theme', look.theme)
    faults.push(...(await violations(page)).map((found) => `${nameOf(look)}: ${found}`))
  }
  return [...faults, ...(await tooWide(page, everyWidth, 'as it is'))]
}

/** A change is tried with the largest settings and a row of others on the smallest phone; all, in every width, are promised. */
async function faultsInSettings(page: Page, turn: number): Promise<string[]> {
  const faults: string[] = []
  const rows = settingsOf(turn)
  for (const [index, settings] of rows.entries()) {
    await chooseSettings(page, settings)
    const words = settingsInWords(settings)
    const measure = (font = '') => tooWide(page, fullSize ? everyWidth : [320], `${words} ${font}`.trim())
    if (settings === largestSettings)
      await inEachPlainFont(page, async (family) => void faults.push(...(await measure(family))))
    else faults.push(...(await measure()))
    if (!fullSize || index !== turn % rows.length) continue
    await page.setViewportSize({ width: everyWidth[turn % everyWidth.length] ?? 320, height: 900 })
    faults.push(...(await violations(page)).map((found) => `${words}: ${found}`))
  }
  await resetSettings(page)
  return faults
}

function settingsOf(turn: number): Row[] {
  const at = turn % settingPairs.length
  return [largestSettings, ...(fullSize ? settingPairs : settingPairs.slice(at, at + 1))]
}

/** Widths in which the page moves sideways, or its header lies partly beyond the screen. */
async function tooWide(page: Page, tried: readonly number[], words: string): Promise<string[]> {
  const faults: string[] = []
  for (const width of tried) {
    await page.setViewportSize({ width, height: 900 })
    const wider = await sideways(page)
    if (wider > 0) faults.push(`${words}: ${wider} px too wide for ${width}`)
    for (const part of await outsideHeader(page)) faults.push(`${words}: beyond ${width} px: ${part}`)
  }
  return faults
}

for (const path of ['/', '/kk/apparaty/demo-phonak-ric-90-r', '/cart/checkout'])
  test(`${path} looks the same, whether its look was changed in place or it was loaded so`, {
    tag: path === '/' ? [] : '@full',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(path)
    for (const look of [
      { width: 360, theme: 'contrast' },
      { width: 1280, theme: 'dark' },
      { width: 360, theme: 'light' },
    ] as const) {
      // What only a script adds comes a moment after the page, on a busy machine a long one.
      await hydrated(page.locator('#main a').last())
      await expect(page.locator('.opennow:not(:has(.dot))')).toHaveCount(0)
      await changeLook(page, look)
      const changed = await appearance(page)
      await page.reload()
      await drawn(page)
      expect(changed.length).toBeGreaterThan(100)
      await expect.poll(() => appearance(page)).toEqual(changed)
    }
  })

test('every address is of a kind, the gate looks at each kind, and any two of language, theme and width meet', () => {
  const known = visits(true).map(({ path }) => path)
  expect(paths.filter((path) => !known.includes(path))).toEqual([])
  const sampled = visits(false)
  expect(sampled.map(({ kind }) => kind)).toEqual([...new Set(visits(true).map(({ kind }) => kind))])
  const runs = sampled.flatMap(({ locale, looks }) => looks.map(({ theme, width }) => [locale, theme, String(width)]))
  const values = [0, 1, 2].map((factor) => [...new Set(runs.map((run) => run[factor]))])
  expect(values.map(({ length }) => length)).toEqual([2, themes.length, widths.length])
  const missing: string[] = []
  for (const [one, other] of [
    [0, 1],
    [0, 2],
    [1, 2],
  ] as const)
    for (const a of values[one] ?? [])
      for (const b of values[other] ?? [])
        if (!runs.some((run) => run[one] === a && run[other] === b)) missing.push(`${a} with ${b}`)
  expect(missing).toEqual([])
})
