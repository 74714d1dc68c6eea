import sharp from 'sharp'
import { expect, test } from '../support/test.ts'
import { visit } from '../support/visitor.ts'

/** What each review of a page was given, as it is told in words. */
const givenIn = (html: string) => [...html.matchAll(/<article>.*?(\d) из 5/gs)].map(([, points]) => points)

test('reviews tell their average, are narrowed, have filled bars and lead to writing one', async ({ page }) => {
  await test.step('the bar of a rating is filled from its upper edge to its lower one', async () => {
    await page.goto('/reviews')
    const bar = page.locator('.levels meter').first()
    expect(await bar.evaluate((element: HTMLMeterElement) => element.value)).toBeGreaterThan(0.2)
    const { data, info } = await sharp(await bar.screenshot())
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const at = (y: number) => [...data.subarray((y * info.width + 12) * 3, (y * info.width + 12) * 3 + 3)]
    const middle = Math.floor(info.height / 2)
    expect(at(middle + 2)).toEqual(at(middle - 2))
    expect(at(middle)).not.toEqual([...data.subarray((middle * info.width + info.width - 4) * 3).subarray(0, 3)])
  })

  await test.step('reviews tell their average and can be narrowed to one rating and one kind of goods', async () => {
    await expect(page.locator('.rate__mean')).toHaveText(/^[1-5](,\d)?$/)
    await page.getByRole('link', { name: /^5 из 5: \d/ }).click()
    await expect(page).toHaveURL(/\/reviews\?rating=5$/)
    await expect(page.getByRole('link', { name: /^5 из 5: \d/ })).toHaveAttribute('aria-current', 'true')
    await page
      .getByRole('navigation', { name: 'О чём отзывы' })
      .getByRole('link', { name: /^Слуховые аппараты/ })
      .click()
    await expect(page).toHaveURL(/\/reviews\?rating=5&of=devices$/)
    await page.getByRole('link', { name: 'Показать все отзывы' }).click()
    await expect(page).toHaveURL(/\/reviews\?of=devices$/)
  })

  await test.step('writing begins at the list too, and says where to go on', async () => {
    await page.getByRole('link', { name: 'Написать отзыв' }).click()
    await expect(page).toHaveURL(/\/reviews\/new$/)
    await expect(page.locator('main')).toContainText('Отзыв пишут о товаре')
    // Each product leads to such a form: search engines are kept from all of them.
    for (const prefix of ['', '/kk'])
      expect((await visit('/robots.txt')).html).toContain(`\nDisallow: ${prefix}/reviews/new\n`)
  })

  await test.step('a part of the reviews holds what it says, and is no page for search engines', async () => {
    for (const rating of ['5', '4']) {
      const { html, status } = await visit(`/reviews?rating=${rating}`)
      expect(status).toBe(200)
      const given = givenIn(html)
      expect(new Set(given)).toEqual(new Set(given.length > 0 ? [rating] : []))
      expect(html).toMatch(/<meta name="robots" content="noindex, follow"/)
      const told = new RegExp(`${rating} из 5: (\\d+)`).exec(html)?.[1]
      expect(given).toHaveLength(Math.min(20, Number(told)))
    }
    expect((await visit('/reviews?rating=5&page=99')).status).toBe(404)
    expect((await visit('/kk/reviews?rating=nonsense&of=%27')).status).toBe(200)
    expect((await visit('/listing/reviews')).status).toBe(404)
  })
})
