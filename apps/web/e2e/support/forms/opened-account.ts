import { freshAddress } from '../fresh-address.ts'
import { hiddenFields, post } from '../posted-form.ts'
import { readTestEnv } from '../test-env.ts'

const { webUrl } = readTestEnv()
const password = 'три белых верблюда'

/** An account with a session. @returns its page's path, as in Russian, the session's cookie, and its password */
export async function openAccount(): Promise<{ own: string; cookie: string; password: string }> {
  const email = freshAddress()
  const register = { ...(await hiddenFields('/auth/register')), name: 'Асель', email, password, consent: 'yes' }
  await post('/auth/register', register)
  const entered = await post('/auth/sign-in', { email, password })
  if (entered.status !== 303) throw new Error(`nobody is signed in: ${entered.status}`)
  const cookie = entered.cookies.map((one) => one.split(';')[0]).join('; ')
  const session = await fetch(`${webUrl}/api/session`, { headers: { cookie } })
  const { user } = (await session.json()) as { user: { id: string } }
  return { own: `/user/${user.id}`, cookie, password }
}
