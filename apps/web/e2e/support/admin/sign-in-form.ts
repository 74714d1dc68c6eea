import type { Page } from '@playwright/test'
import { hydrated, press } from '../hydrated.ts'
import { readTestEnv } from '../test-env.ts'

const { cmsUrl } = readTestEnv()

/** Signs in as somebody of the staff does. */
export async function signInByForm(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await page.goto(`${cmsUrl}/admin`)
  await (await hydrated(page.locator('#field-email'))).fill(email)
  await page.locator('#field-password').fill(password)
  await press(page.locator('button[type=submit]'))
  await page.waitForURL((url) => !url.pathname.includes('/login'))
}
