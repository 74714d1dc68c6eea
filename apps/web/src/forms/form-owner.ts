import 'server-only'
import { nobody, ownerField } from '@estu/domain/forms/form-answer'
import { currentCustomer, sessionCookie } from '@/session/session'
import { type FormValues, type Submission, textOf } from './state/form-state'

/**
 * The cookies a form is handled with: a form that waited for a network belongs to whoever filled it in, and not to
 * whoever is signed in by now. A form that names nobody is taken as a page sends it.
 * @returns null where its owner is not signed in
 */
export async function cookiesOfOwner(
  values: FormValues,
  cookies: Submission['cookies'],
): Promise<Submission['cookies'] | null> {
  const owner = textOf(values, ownerField)
  if (owner === '') return cookies
  if (owner === nobody) return new Map([...cookies].filter(([name]) => name !== sessionCookie()))
  return (await currentCustomer(cookies))?.id === owner ? cookies : null
}
