import { lookup } from 'node:dns'
import http from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isAllowedAddress } from './public-address.ts'

/** A link leads to a place inside our own network. */
export class ClosedAddress extends Error {}

type Asking = { method: 'HEAD' | 'GET'; allowLoopback: boolean; signal: AbortSignal; agentName: string }

export type Answered = { status: number; location: string | null }

/**
 * Asks one address, following nothing. Where its name leads to is decided in the look-up that the connection itself is
 * made by, so no second answer of the name server comes in between. @throws ClosedAddress before anything is sent there
 */
export function guardedRequest(url: URL, { method, allowLoopback, signal, agentName }: Asking): Promise<Answered> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // Trap: of an address that is no name nothing is looked up.
  if (isIP(host) && !isAllowedAddress(host, allowLoopback)) return Promise.reject(new ClosedAddress(host))
  const { request } = url.protocol === 'https:' ? https : http
  return new Promise((resolve, reject) => {
    const asked = request(
      url,
      {
        method,
        agent: false,
        signal,
        lookup: guardedLookup(allowLoopback),
        headers: { 'user-agent': agentName, accept: '*/*' },
      },
      (answer) => {
        // What the page holds is nobody's business here.
        answer.destroy()
        resolve({ status: answer.statusCode ?? 0, location: answer.headers.location ?? null })
      },
    )
    asked.on('error', reject)
    asked.end()
  })
}

const guardedLookup =
  (allowLoopback: boolean): LookupFunction =>
  (hostname, options, callback) =>
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error || !first) return callback(error ?? new Error('the name has no address'), '', 0)
      if (!addresses.every(({ address }) => isAllowedAddress(address, allowLoopback)))
        return callback(new ClosedAddress(hostname), '', 0)
      if (options.all) return callback(null, addresses)
      callback(null, first.address, first.family)
    })
