import { type FormAnswer, nobody, ownerField, parseAnswer } from '@estu/domain/forms/form-answer'
import { openedField } from '@estu/domain/forms/form-guard'
import { type QueuedForm, withField } from '@estu/domain/forms/kept/form-queue'
import { abortAfter } from '../calls/abort-after'

const patienceMs = 20_000

/**
 * Sends a form to its page in the browser's own name. A seal that has grown too old while the form waited is replaced by
 * the one the server offers, once.
 * @returns null where no answer came
 */
export async function sendForm(entry: QueuedForm): Promise<FormAnswer | null> {
  const answer = await post(entry)
  if (answer?.status !== 'refused' || answer.opened === '') return answer
  return post(withField(entry, openedField, answer.opened))
}

async function post({ path, owner, fields }: QueuedForm): Promise<FormAnswer | null> {
  const body = new URLSearchParams(fields.map(([name, value]) => [name, value]))
  body.set(ownerField, owner || nobody)
  try {
    const response = await fetch(path, {
      method: 'POST',
      body,
      headers: { accept: 'application/json' },
      credentials: 'same-origin',
      cache: 'no-store',
      redirect: 'error',
      signal: abortAfter(patienceMs),
    })
    return parseAnswer(await response.json())
  } catch {
    return null
  }
}

/** Whether the shop can be reached at this moment, and whether the form's account is still signed in there. */
export async function askShop(owner: string): Promise<'here' | 'signed-out' | 'silent'> {
  if (!navigator.onLine) return 'silent'
  try {
    const look = (path: string) => fetch(path, { cache: 'no-store', signal: abortAfter(5000) })
    if (owner === '') return (await look('/api/forms')).ok ? 'here' : 'silent'
    const answer = await look('/api/session')
    if (answer.status === 401) return 'signed-out'
    const session: { user?: { id?: unknown } } = await answer.json()
    return session.user?.id === owner ? 'here' : 'signed-out'
  } catch {
    return 'silent'
  }
}
