import { randomUUID } from 'node:crypto'
import { handleEndpoints, type Payload } from 'payload'
import type { Staff } from '../../src/payload-types.ts'
import type { Asker } from '../access/access-expectations.ts'
import type { TestCms } from './open-cms.ts'

type Signed = Exclude<Asker, 'anonymous' | 'customer'>
type BoundRole = 'owner' | 'reception' | 'specialist'
export type Person = { id: string; token: string; email: string }

/** The language of `own` is Kazakh. */
const roles: Record<Signed, { role: 'admin' | 'editor' | 'translator' | 'clinic'; language?: 'ru' | 'kk' }> = {
  admin: { role: 'admin' },
  editor: { role: 'editor' },
  'translator, own language': { role: 'translator', language: 'kk' },
  'translator, other language': { role: 'translator', language: 'ru' },
  clinic: { role: 'clinic' },
}
export const signedAskers = Object.keys(roles) as Signed[]

/** A new member of the staff with a session of their own. @param own what else their account names */
export async function signIn(payload: Payload, asker: Signed | BoundRole, own: Partial<Staff> = {}): Promise<Person> {
  const email = `${randomUUID()}@estu.example`
  const password = randomUUID()
  const data = { name: asker, email, password, mustChangePassword: false, ...roleOf(asker), ...own }
  const { id } = await payload.create({ collection: 'staff', data, overrideAccess: true })
  const { token } = await payload.login({ collection: 'staff', data: { email, password } })
  return { id, token: token ?? '', email }
}

const roleOf = (asker: Signed | BoundRole) => (asker in roles ? roles[asker as Signed] : { role: asker as BoundRole })

/** One of each role that hangs on nothing else. */
export async function signInAll(payload: Payload): Promise<Record<Signed, Person>> {
  const people: Partial<Record<Signed, Person>> = {}
  for (const asker of signedAskers) people[asker] = await signIn(payload, asker)
  return people as Record<Signed, Person>
}

export type Answer = { status: number; text: string; json: Record<string, unknown> }
type Question = {
  as?: Person | null
  language?: 'ru' | 'kk'
  body?: unknown
  raw?: BodyInit
  type?: string | null
  headers?: Record<string, string>
  signal?: AbortSignal
}

/** Asks the generated interface as the network would, without one. `path` begins after `/api/`. */
export async function ask(cms: TestCms, method: string, path: string, question: Question = {}): Promise<Answer> {
  const { as, body, raw, language = 'ru', type = 'application/json', signal } = question
  const headers = new Headers({ ...question.headers, cookie: `payload-lng=${language}` })
  if (as) headers.set('authorization', `JWT ${as.token}`)
  const sent = raw ?? (body === undefined ? undefined : JSON.stringify(body))
  if (sent !== undefined && type) headers.set('content-type', type)
  const init = { method, headers, ...(sent ? { body: sent } : {}), ...(signal ? { signal } : {}) }
  const request = new Request(`http://localhost:3001/api/${path}`, init)
  const answer = await handleEndpoints({ config: cms.payload.config, request, payloadInstanceCacheKey: cms.key })
  const text = await answer.text()
  return { status: answer.status, text, json: text.startsWith('{') ? JSON.parse(text) : {} }
}

/** The sentence with which something was refused. */
export const sentenceOf = ({ json }: Answer): string => {
  const [first] = (json.errors ?? []) as { message?: string; data?: { errors?: { message?: string }[] } }[]
  return first?.data?.errors?.[0]?.message ?? first?.message ?? ''
}
