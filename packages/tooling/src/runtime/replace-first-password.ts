import { randomBytes } from 'node:crypto'
import type { FirstEditor } from './prepare.ts'

/** Signs the first editor in and replaces the one-time password, as a person does before anything else. */
export async function replaceFirstPassword(cmsUrl: string, first: FirstEditor): Promise<FirstEditor> {
  const { email, password: presentPassword } = first
  const password = randomBytes(12).toString('base64url')
  const signedIn = await post(`${cmsUrl}/api/staff/login`, { email, password: presentPassword })
  const { token } = (await signedIn.json()) as { token: string }
  await post(`${cmsUrl}/api/staff/change-password`, { presentPassword, password }, { authorization: `JWT ${token}` })
  return { email, password }
}

async function post(url: string, data: object, headers: Record<string, string> = {}): Promise<Response> {
  const body = JSON.stringify(data)
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })
  if (!response.ok) throw new Error(`the first editor’s password could not be replaced (${response.status})`)
  return response
}
