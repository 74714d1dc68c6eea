/** Answers a second, the time in ms that 99 of 100 did not exceed, and answers that were not 200 or never came. */
export type Rate = { perSecond: number; p99: number; wrong: number }

const inMs = { us: 0.001, ms: 1, s: 1000, m: 60_000 }

/** What wrk prints at its end, asked for `--latency`. @throws what it printed, when it says no rate. */
export function readWrk(output: string): Rate {
  const perSecond = /Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]
  const slowest = /99%\s+([\d.]+)(us|ms|s|m)\b/.exec(output)
  if (!perSecond || !slowest) throw new Error(`wrk said no rate: ${output}`)
  const p99 = Number(slowest[1]) * inMs[slowest[2] as keyof typeof inMs]
  const refused = Number(/Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1] ?? 0)
  const broken = /Socket errors: (.*)/.exec(output)?.[1]?.match(/\d+/g) ?? []
  return { perSecond: Number(perSecond), p99, wrong: broken.reduce((sum, count) => sum + Number(count), refused) }
}
