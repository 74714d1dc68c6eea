import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import autocannon from 'autocannon'
import { type Rate, readWrk } from './read-wrk.ts'

export type Encoding = 'br' | 'gzip'

const connections = 20
const run = promisify(execFile)

/**
 * As many visitors at once as a target speaks of, each asking again as soon as it has its answer. Trap: at thousands of
 * answers a second a client in JavaScript is slower than what it measures; wrk is asked where it is installed.
 */
export async function rateOf(url: string, encoding: Encoding, seconds: number): Promise<Rate> {
  const headers = { 'accept-encoding': encoding, accept: 'text/html' }
  return (await byWrk(url, headers, seconds)) ?? byAutocannon(url, headers, seconds)
}

async function byWrk(url: string, headers: Record<string, string>, seconds: number): Promise<Rate | null> {
  const said = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const times = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '30s', '--latency']
  try {
    return readWrk((await run('wrk', [...times, ...said, url])).stdout)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

async function byAutocannon(url: string, headers: Record<string, string>, duration: number): Promise<Rate> {
  const { requests, latency, non2xx, errors } = await autocannon({ url, connections, duration, headers })
  return { perSecond: requests.average, p99: latency.p99, wrong: non2xx + errors }
}
