import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { readTestEnv } from '../test-env.ts'
import type { restOf } from './editor-rest.ts'

const { cmsUrl, editor } = readTestEnv()

type Account = { name: string; role: string; email: string; password: string }

/** Makes an account, as an admin does. @returns the temporary password that its owner is told. */
export async function makeAccount(rest: ReturnType<typeof restOf>, account: Omit<Account, 'password'>) {
  const password = randomUUID()
  // Whoever signed in a while ago is asked once more who they are, by a window that no script of a test answers.
  expect((await rest.post('staff/prove', { password: editor.password })).status).toBe(200)
  expect((await rest.post('staff', { ...account, password })).status).toBe(201)
  return password
}

/** Makes an account whose owner has already replaced the temporary password by that of the account. */
export async function employ(rest: ReturnType<typeof restOf>, { password, ...account }: Account): Promise<void> {
  const presentPassword = await makeAccount(rest, account)
  const signedIn = await send('login', { email: account.email, password: presentPassword })
  const { token } = (await signedIn.json()) as { token: string }
  const replaced = await send('change-password', { presentPassword, password }, { authorization: `JWT ${token}` })
  expect(replaced.status).toBe(200)
}

const send = (path: string, data: object, headers: Record<string, string> = {}) =>
  fetch(`${cmsUrl}/api/staff/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(data),
  })
