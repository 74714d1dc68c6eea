import { expect, test } from '../support/test.ts'
import { readTestEnv } from '../support/test-env.ts'
import { visit } from '../support/visitor.ts'

const { webUrl } = readTestEnv()

test('a promotion leads to its devices, and a drawing on the home page to those of its form', async ({ page }) => {
  await test.step('a promotion with devices leads to them from its panel', async () => {
    expect((await visit('/akcii')).html).toMatch(/href="\/akcii\/[^"/#]+#devices"[^>]*>(?:<[^>]*>)*Аппараты в акции/)
    const words = 'Акциядағы аппараттар'
    await page.goto('/kk/akcii')
    const panel = page.locator('.tile').first()
    await panel.getByRole('link', { name: words }).click()
    await expect(page).toHaveURL(/\/akcii\/[^/#]+#devices$/)
    await expect(page.getByRole('heading', { name: words })).toBeInViewport()
    await expect(page.locator('#devices').getByRole('link').first()).toBeVisible()
  })
  await test.step('a drawing on the home page leads to the devices of its form', async () => {
    await page.goto('/')
    await page.getByRole('link', { name: /^С ресивером в канале/ }).click()
    await expect(page).toHaveURL(`${webUrl}/apparaty?form=ric`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
