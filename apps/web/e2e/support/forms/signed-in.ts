import type { BrowserContext } from '@playwright/test'
import { freshAddress } from '../fresh-address.ts'
import { hiddenFields, post } from '../posted-form.ts'
import { readTestEnv } from '../test-env.ts'

const { webUrl } = readTestEnv()
const password = 'три белых верблюда'

export type Account = { email: string; password: string; id: string }

/** A new account, and this browser signed in to it. */
export async function signedInAs(context: BrowserContext): Promise<Account> {
  const email = freshAddress()
  const fields = { ...(await hiddenFields('/auth/register')), name: 'Асель', email, password, consent: 'yes' }
  await post('/auth/register', fields)
  const id = await signIn(context, email)
  return { email, password, id }
}

/** @returns the account's id */
export async function signIn(context: BrowserContext, email: string): Promise<string> {
  const { cookies, location } = await post('/auth/sign-in', { email, password })
  const [name = '', value = ''] = (cookies.find((cookie) => cookie.startsWith('session=')) ?? '').split(/[=;]/)
  await context.addCookies([{ name, value, url: webUrl, httpOnly: true }])
  return location.split('/').at(-1) ?? ''
}
