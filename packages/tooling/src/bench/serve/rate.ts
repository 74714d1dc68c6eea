import autocannon from 'autocannon'

export type Encoding = 'br' | 'gzip'

/** Answers a second, the time in ms that 99 of 100 did not exceed, and answers that were not 200 or never came. */
export type Rate = { perSecond: number; p99: number; wrong: number }

const connections = 20

/** As many visitors at once as a target speaks of, each asking again as soon as it has its answer. */
export async function rateOf(url: string, encoding: Encoding, seconds: number): Promise<Rate> {
  const headers = { 'accept-encoding': encoding, accept: 'text/html' }
  const { requests, latency, non2xx, errors } = await autocannon({ url, connections, duration: seconds, headers })
  return { perSecond: requests.average, p99: latency.p99, wrong: non2xx + errors }
}
