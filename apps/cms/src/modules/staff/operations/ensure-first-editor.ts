import { randomBytes } from 'node:crypto'
import type { Payload } from 'payload'

export type FirstEditor = { email: string; password: string }

/**
 * Makes the first account while there is none, so that nobody else can make it over the network.
 * @returns its address and random password, or null when the staff already has an account.
 */
export async function ensureFirstEditor(payload: Payload): Promise<FirstEditor | null> {
  const { totalDocs } = await payload.count({ collection: 'staff', overrideAccess: true })
  if (totalDocs > 0) return null
  const editor = { email: 'editor@estu.example', password: randomBytes(12).toString('base64url') }
  await payload.create({
    collection: 'staff',
    data: { ...editor, name: 'Редактор', role: 'admin' },
    overrideAccess: true,
  })
  return editor
}
