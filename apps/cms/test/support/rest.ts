import { randomUUID } from 'node:crypto'
import { handleEndpoints } from 'payload'
import type { TestCms } from './open-cms.ts'

// biome-ignore lint/suspicious/noExplicitAny: each test knows what it asked for
export type Answer = { status: number; text: string; json: any }

/** The interface the admin itself uses, asked in this process: the same handlers and rules, without a server. */
export function restAs(cms: TestCms, token: string | null) {
  const call = async (method: string, path: string, body?: BodyInit, type?: string): Promise<Answer> => {
    const headers = new Headers({ 'accept-language': 'ru' })
    if (token) headers.set('authorization', `JWT ${token}`)
    if (type) headers.set('content-type', type)
    const request = new Request(`${cms.payload.config.serverURL}/api/${path}`, { method, headers, body })
    const response = await handleEndpoints({
      config: cms.payload.config,
      request,
      payloadInstanceCacheKey: cms.key,
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    return { status: response.status, text, json: isJson ? JSON.parse(text) : null }
  }
  const json = 'application/json'
  return {
    get: (path: string) => call('GET', path),
    post: (path: string, data: unknown) => call('POST', path, JSON.stringify(data), json),
    patch: (path: string, data: unknown) => call('PATCH', path, JSON.stringify(data), json),
    /** A body that is no JSON: a form with a file, a text. */
    send: (path: string, body: BodyInit) => call('POST', path, body),
    sendTo: (method: 'PATCH', path: string, body: BodyInit) => call(method, path, body),
  }
}

/** A new member of the staff who has signed in by that interface. */
export async function signedIn(cms: TestCms, role: 'admin' | 'editor' = 'editor') {
  const account = { email: `${role}-${randomUUID()}@estu.example`, password: `long enough ${randomUUID()}` }
  await cms.payload.create({
    collection: 'staff',
    data: { ...account, name: role, role, interfaceLanguage: 'ru', mustChangePassword: false },
    overrideAccess: true,
  })
  const { status, json } = await restAs(cms, null).post('staff/login', account)
  if (status !== 200) throw new Error(`Signing in was answered with ${status}.`)
  return restAs(cms, json.token)
}
