import { expect, type Page } from '@playwright/test'
import { hydrated } from '../hydrated.ts'

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

export async function openScreener(page: Page): Promise<void> {
  await page.goto('/hearing-screener')
  await hydrated(page.locator('input[name=mode]').first())
}

/** Where the volume is set: the first screen that sounds. */
export async function openLevel(page: Page): Promise<void> {
  await openScreener(page)
  await button(page, 'Начать').click()
  await button(page, 'Ничего из этого нет').click()
  await button(page, 'Дальше').click()
  await button(page, 'Готово, дальше').click()
  await expect(page.locator('h1')).toHaveText('Сделайте громкость как у обычной беседы')
}
