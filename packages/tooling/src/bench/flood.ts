import type { Bench } from './bench.ts'
import { besideFlood } from './beside-flood.ts'
import { type Answer, address, postForm } from './form-client.ts'
import { get } from './paced.ts'

/** How the catalogue fares while somebody tries fifty sign-ins a second, then while one client searches without end. */
export const benchFlood: Bench = async (opened, extent) => {
  const base = opened.env.webUrl
  const signIns = { name: 'sign-ins', perSecond: 50, ask: signInOf(base) }
  // Ten thousand different words a minute.
  const searches = { name: 'searches of one client', perSecond: 167, ask: searchOf(base) }
  return (await besideFlood(base, extent, signIns)) + (await besideFlood(base, extent, searches))
}

function signInOf(base: string): () => Promise<Answer> {
  let guess = 0
  return () => {
    guess += 1
    return postForm(base, '/auth/sign-in', { email: `nobody-${guess % 40}@example.kz`, password: `guess-${guess}` })
  }
}

function searchOf(base: string): () => Promise<Answer> {
  const client = address()
  let asked = 0
  return () => {
    asked += 1
    return get(`${base}/search?q=${encodeURIComponent(`аппарат ${asked}`)}`, client)
  }
}
