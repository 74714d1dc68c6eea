import type { Locale } from '@estu/domain/locale/locales'
import { expect, type Page } from '@playwright/test'
import { readTestEnv } from '../test-env.ts'
import { restOf } from './editor-rest.ts'

const { cmsUrl } = readTestEnv()

/** The admin in a language, for whoever is signed in. */
export async function speakTo(page: Page, language: Locale): Promise<void> {
  const rest = restOf(page)
  const { id } = (await rest.get('staff/me')).json.user
  expect((await rest.patch(`staff/${id}`, { interfaceLanguage: language })).status).toBe(200)
  await page.context().addCookies([{ name: 'payload-lng', value: language, url: cmsUrl }])
}

/** Gives the shared editor Russian back, however a test ended: for `test.afterEach` of a file that speaks Kazakh. */
export async function speakRussianAgain({ page }: { page: Page }): Promise<void> {
  await page.context().setOffline(false)
  if (!page.url().startsWith(cmsUrl)) await page.goto(`${cmsUrl}/api/staff/me`)
  const { user } = (await restOf(page).get('staff/me')).json
  if (user && user.interfaceLanguage !== 'ru') await speakTo(page, 'ru')
}
