import { ClosedAddress, guardedRequest } from './guarded-request.ts'
import { type ExternalProblem, type Outcome, problemOfStatus } from './outcome.ts'

export type Checking = {
  allowLoopback: boolean
  /** For one address with all its redirects, in milliseconds. */
  limitMs: number
  /** How we call ourselves. */
  agentName: string
}

const mostRedirects = 5
const redirecting = [301, 302, 303, 307, 308]

/**
 * Looks at a page of another site: first without its content, then, because not every site answers that well, as a
 * reader would. Throws nothing: whatever goes wrong is what was found.
 */
export async function checkAddress(address: string, checking: Checking): Promise<Outcome> {
  const signal = AbortSignal.timeout(checking.limitMs)
  const brief = await follow(address, 'HEAD', checking, signal)
  const isSettled = brief.problem === null || (brief.status === null && brief.problem !== 'unreachable')
  return isSettled ? brief : follow(address, 'GET', checking, signal)
}

async function follow(
  address: string,
  method: 'HEAD' | 'GET',
  { allowLoopback, agentName }: Checking,
  signal: AbortSignal,
): Promise<Outcome> {
  let url = pageUrl(address)
  for (let hop = 0; hop <= mostRedirects; hop += 1) {
    if (!url) return { problem: 'bad-address', status: null }
    try {
      const { status, location } = await guardedRequest(url, { method, allowLoopback, signal, agentName })
      if (!redirecting.includes(status) || !location) return { problem: problemOfStatus(status), status }
      url = pageUrl(location, url)
    } catch (error) {
      return { problem: problemOfError(error, signal), status: null }
    }
  }
  return { problem: 'too-many-redirects', status: null }
}

/** A page of the web, asked for without anybody's password; null for anything else. */
function pageUrl(address: string, from?: URL): URL | null {
  const url = URL.parse(address, from)
  return url && /^https?:$/.test(url.protocol) && !url.username && !url.password ? url : null
}

const byCode: Record<string, ExternalProblem> = {
  ECONNREFUSED: 'refused',
  ENOTFOUND: 'unknown-host',
  ENODATA: 'unknown-host',
  ETIMEDOUT: 'timeout',
}

function problemOfError(error: unknown, signal: AbortSignal): ExternalProblem {
  if (error instanceof ClosedAddress) return 'private-address'
  if (signal.aborted) return 'timeout'
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (/CERT|SELF_SIGNED|UNABLE_TO_(?:GET_ISSUER|VERIFY)|ERR_TLS/.test(code)) return 'certificate'
  return byCode[code] ?? 'unreachable'
}
