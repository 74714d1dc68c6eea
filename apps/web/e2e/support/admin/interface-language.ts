import { expect, type Page } from '@playwright/test'
import { readTestEnv } from '../test-env.ts'
import { restOf } from './editor-rest.ts'

/** Works with the admin in Kazakh, and leaves whoever is signed in the Russian one that other tests expect, come what may. */
export async function inKazakh(page: Page, work: () => Promise<void>): Promise<void> {
  const rest = restOf(page)
  const me: string = (await rest.get('staff/me')).json.user.id
  const speak = async (language: 'ru' | 'kk') => {
    expect((await rest.patch(`staff/${me}`, { interfaceLanguage: language })).status).toBe(200)
    await page.context().addCookies([{ name: 'payload-lng', value: language, url: readTestEnv().cmsUrl }])
  }
  await speak('kk')
  try {
    await work()
  } finally {
    await speak('ru')
  }
}
