import { type Locale, locales, localisePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { drawn } from '../support/accessibility/appearance.ts'
import { cartCookieOf } from '../support/cart-cookie.ts'
import { freeTime } from '../support/forms/kept-forms.ts'
import { listingPaths } from '../support/pages/site-routes.ts'
import { languageTag } from '../support/runner/diagonals.ts'
import { expect, type Page, test } from '../support/test.ts'
import { visit } from '../support/visitor.ts'

const widths = [360, 1280]

/** Opens a page in one language and goes through both widths. */
async function atBothWidths(page: Page, locale: Locale, path: string, look: (where: string) => Promise<void>) {
  await page.goto(localisePath(locale, path))
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await drawn(page)
    await look(`${path} at ${width} px, ${locale}`)
  }
}

/** What is wrong with the cards of a list, as its markup has them; the page that parses it loads nothing of it. */
const faultsOfCards = (page: Page, html: string) =>
  page.evaluate((text) => {
    const main = new DOMParser().parseFromString(text, 'text/html').querySelector('main')
    const cards = [...(main?.querySelectorAll('.lst .card') ?? [])]
    const grids = new Set(cards.map((card) => card.closest('.cards'))).size
    const lines = cards.map((card) => [...card.querySelectorAll('.card__use, .card__facts')])
    const words = lines.map((own) => own.map((line) => line.textContent?.trim() ?? '').filter(Boolean))
    const saidByAll = (words[0] ?? []).filter((line) => words.every((own) => own.includes(line)))
    return [
      ...(cards.length > 2 ? [] : [`${cards.length} cards`]),
      ...(grids === 1 ? [] : [`${grids} grids`]),
      ...saidByAll.map((line) => `said by all: ${line}`),
    ]
  }, html)

test('a list is one grid with small titles, and no card says what all of them do', async ({ page }) => {
  const faults: string[] = []
  for (const path of listingPaths.flatMap((one) => locales.map((locale) => localisePath(locale, one)))) {
    const { html } = await visit(path)
    faults.push(...(await faultsOfCards(page, html)).map((fault) => `${path}: ${fault}`))
  }
  expect(faults).toEqual([])
  // All are drawn by the same rules.
  await atBothWidths(page, 'kk', routes.devices.path, async (where) => {
    const [title, heading] = await page.locator('main').evaluate((main) =>
      ['.lst .card__title', 'h1'].map((selector) => {
        const all = [...main.querySelectorAll(selector)]
        return all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize))
      }),
    )
    const largest = Math.max(...(title ?? []))
    expect.soft(largest, where).toBeLessThan(0.75 * Math.min(...(heading ?? [])))
    expect.soft(largest, where).toBeLessThanOrEqual(24)
  })
})

for (const locale of locales)
  test(`waves are whole, blocks apart, quiet buttons on their line, choices without room for marks, ${locale}`, {
    tag: languageTag(locale),
  }, async ({ page, context }) => {
    await context.addCookies([await cartCookieOf(1)])
    const watched: [string, ...Look[]][] = [
      [routes.appointment.path, expectNoRoomForMarks],
      [routes.fittingSupplies.path, expectNoRoomForMarks],
      [routes.home.path, expectDistance],
      ['/about', expectDistance],
      ['/kohlearnaya-implantaciya', expectDistance],
      [routes.cart.path, expectButtonsOnTheLine],
      [routes.checkout.path, expectButtonsOnTheLine, expectWholeWaves],
      ['/podbor?who=self', expectButtonsOnTheLine],
      ['/thanks?for=feedback&number=F-0000-0000', expectButtonsOnTheLine],
      ['/podbor?who=self&signs=none', expectWholeWaves],
      [await freeTime(), expectWholeWaves],
      ['/apparaty/demo-phonak-ric-90-r', expectDistance],
    ]
    for (const [path, ...looks] of watched)
      await test.step(path, () =>
        atBothWidths(page, locale, path, async (where) => {
          for (const look of looks) await look(page, where)
        }),
      )
  })

type Look = (page: Page, where: string) => Promise<void>

async function expectWholeWaves(page: Page, where: string): Promise<void> {
  const { waves, cut } = await page.evaluate(cutWaves)
  expect.soft(waves, where).toBeGreaterThan(0)
  expect.soft(cut, where).toEqual([])
}

async function expectDistance(page: Page, where: string): Promise<void> {
  expect.soft(await page.evaluate(gluedBlocks), where).toEqual([])
}

/** A quiet button begins on the line of what stands above it. */
async function expectButtonsOnTheLine(page: Page, where: string): Promise<void> {
  expect.soft(await page.evaluate(indentedButtons), where).toEqual([])
}

/** A choice that leads on has no mark, and leaves no room for one. */
async function expectNoRoomForMarks(page: Page, where: string): Promise<void> {
  const room = await page.locator('main .choice--link').evaluateAll((all) =>
    all.map((card) => {
      const style = getComputedStyle(card)
      const range = document.createRange()
      range.selectNodeContents(card)
      const left = Math.min(...[...range.getClientRects()].filter(({ width }) => width > 0).map(({ left }) => left))
      const edge = card.getBoundingClientRect().left + Number.parseFloat(style.borderLeftWidth)
      return Math.round(left - edge - Number.parseFloat(style.paddingLeft))
    }),
  )
  expect.soft(room.length, where).toBeGreaterThan(1)
  expect
    .soft(
      room.filter((px) => px !== 0),
      where,
    )
    .toEqual([])
}

/** How many waves are drawn, and those whose crests their drawing cuts off. */
function cutWaves(): { waves: number; cut: string[] } {
  const shown = [...document.querySelectorAll<SVGPathElement>('main svg .wave')].filter((wave) =>
    wave.checkVisibility(),
  )
  const cut = shown.filter((wave) => {
    const box = wave.ownerSVGElement
    const matrix = wave.getScreenCTM()
    if (!box || !matrix || getComputedStyle(box).overflow === 'visible') return false
    const length = wave.getTotalLength()
    const heights = Array.from({ length: 400 }, (_, at) => wave.getPointAtLength((at * length) / 399)).map(
      (point) => point.matrixTransform(matrix).y,
    )
    const stroke = Number.parseFloat(getComputedStyle(wave).strokeWidth) / 2
    const { top, bottom } = box.getBoundingClientRect()
    return Math.min(...heights) - stroke < top - 0.5 || Math.max(...heights) + stroke > bottom + 0.5
  })
  return { waves: shown.length, cut: cut.map((wave) => wave.closest('[class]:not(.wave)')?.className.toString() ?? '') }
}

/** Neighbouring sections between which less than 40 px are free of content. */
function gluedBlocks(): string[] {
  const blocks = [...document.querySelectorAll('main .section')].filter(
    (block) => block.checkVisibility() && !block.parentElement?.closest('.section'),
  )
  const edges = blocks.map((block) => {
    const { top, bottom } = block.getBoundingClientRect()
    const { paddingTop, paddingBottom } = getComputedStyle(block)
    return { top: top + Number.parseFloat(paddingTop), bottom: bottom - Number.parseFloat(paddingBottom) }
  })
  return blocks.flatMap((block, index) => {
    const gap = (edges[index]?.top ?? 0) - (edges[index - 1]?.bottom ?? Number.NEGATIVE_INFINITY)
    return gap < 40 ? [`${Math.round(gap)} px before «${block.textContent?.trim().slice(0, 40)}»`] : []
  })
}

/** Buttons without an edge whose words stand apart from the column they begin. */
function indentedButtons(): string[] {
  const buttons = [...document.querySelectorAll('main .btn--quiet')].filter((button) => button.checkVisibility())
  return buttons.flatMap((button) => {
    const { parentElement } = button
    if (!parentElement) return []
    const box = button.getBoundingClientRect()
    const range = document.createRange()
    range.selectNodeContents(button)
    const words = range.getBoundingClientRect()
    const column = parentElement.getBoundingClientRect()
    const isFirst = box.left - column.left < 4 && box.width < column.width - 4
    return isFirst && words.left - column.left > 4 ? [button.textContent?.trim() ?? ''] : []
  })
}
