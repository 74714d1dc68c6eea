import { randomBytes } from 'node:crypto'
import type { Locale } from '@estu/domain/locale/locales'
import type { Payload, PayloadRequest } from 'payload'

export type FirstEditor = { email: string; password: string }

type Person = { email: string; name: string; interfaceLanguage?: Locale }

/**
 * Makes the first account while there is none, so that nobody else can make it over the network.
 * @returns its address and random password, or null when the staff already has an account.
 */
export async function ensureFirstEditor(payload: Payload): Promise<FirstEditor | null> {
  const { totalDocs } = await payload.count({ collection: 'staff', overrideAccess: true })
  if (totalDocs > 0) return null
  return createFirstEditor(payload, { email: 'editor@estu.example', name: 'Редактор' })
}

/** Makes an administrator with a one-time password, replaced at the first sign-in. */
export async function createFirstEditor(payload: Payload, person: Person, req?: PayloadRequest): Promise<FirstEditor> {
  const password = randomBytes(12).toString('base64url')
  await payload.create({
    collection: 'staff',
    data: { ...person, password, role: 'admin' },
    overrideAccess: true,
    ...(req && { req }),
  })
  return { email: person.email, password }
}
