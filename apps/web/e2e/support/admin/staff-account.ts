import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { queryShop } from '../shop/shop-database.ts'
import { readTestEnv } from '../test-env.ts'
import type { restOf } from './editor-rest.ts'

const { cmsUrl, editor } = readTestEnv()

type Account = { name: string; role: string; email: string; password: string }

/** Makes an account, as an admin does. @returns the temporary password that its owner is told. */
export async function makeAccount(
  rest: ReturnType<typeof restOf>,
  account: Omit<Account, 'password'>,
  password: string = randomUUID(),
): Promise<string> {
  // Whoever signed in a while ago is asked once more who they are, by a window that no script of a test answers.
  expect((await rest.post('staff/prove', { password: editor.password })).status).toBe(200)
  expect((await rest.post('staff', { ...account, password })).status).toBe(201)
  return password
}

/**
 * Makes an account whose password counts as its owner's own. Replacing a temporary one costs four times the work that
 * makes a password slow to guess.
 */
export async function employ(rest: ReturnType<typeof restOf>, { password, ...account }: Account): Promise<void> {
  await makeAccount(rest, account, password)
  await queryShop('update staff set must_change_password = false where email = $1', [account.email])
}

/** Signs a window in without the form and leaves the page on the CMS, for tests of what comes afterwards. */
export async function signInAs(page: Page, { email, password }: Pick<Account, 'email' | 'password'>): Promise<void> {
  const signedIn = await fetch(`${cmsUrl}/api/staff/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  expect(signedIn.status).toBe(200)
  const cookies = signedIn.headers.getSetCookie().map((line) => {
    const [pair = ''] = line.split(';')
    const end = pair.indexOf('=')
    return { name: pair.slice(0, end), value: pair.slice(end + 1), url: cmsUrl }
  })
  await page.context().addCookies(cookies)
  const me = await page.goto(`${cmsUrl}/api/staff/me`)
  expect((await me?.json())?.user?.email).toBe(email)
}
