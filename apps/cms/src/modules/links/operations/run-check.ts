import { setTimeout as pause } from 'node:timers/promises'
import pMap from 'p-map'
import type { Payload } from 'payload'
import { groupBy } from '../../where-used/index.ts'
import { checkAddress } from '../external/check-address.ts'
import { finishRun, holdAddresses, letGo, noteOutcome, openRun } from './due-addresses.ts'

export type CheckLimits = {
  /** For one address with its redirects. */
  limitMs: number
  /** Between two questions to one host. */
  hostPauseMs: number
  /** Hosts that are asked side by side. */
  hosts: number
  /** Addresses that one turn takes, and how long it begins new ones: a worker that is to stop stops soon. */
  atOnce: number
  turnMs: number
}

const usual: CheckLimits = { limitMs: 10_000, hostPauseMs: 1000, hosts: 8, atOnce: 32, turnMs: 10_000 }

/**
 * One turn of the worker: looks at some addresses of the run under way, several hosts side by side and of each host one
 * address after another. What a worker leaves undone, at a stop or a kill, the next turn goes on with.
 */
export async function runLinkCheck(
  payload: Payload,
  { allowLoopback }: { allowLoopback: boolean },
  limits: CheckLimits = usual,
): Promise<void> {
  const run = await openRun(payload)
  if (run === null) return
  const urls = await holdAddresses(payload, run, limits.atOnce)
  if (urls.length === 0) return finishRun(payload, run)
  const until = Date.now() + limits.turnMs
  const { webUrl } = payload.config.custom as { webUrl: string }
  const checking = { allowLoopback, limitMs: limits.limitMs, agentName: `EstuLinkCheck/1.0 (+${webUrl})` }
  await pMap(
    groupBy(urls, hostOf).values(),
    async (ofHost) => {
      for (const [index, url] of ofHost.entries()) {
        if (Date.now() > until) return letGo(payload, ofHost.slice(index))
        if (index > 0) await pause(limits.hostPauseMs)
        await noteOutcome(payload, run, url, await checkAddress(url, checking))
      }
    },
    { concurrency: limits.hosts },
  )
}

const hostOf = (url: string): string => URL.parse(url)?.host ?? ''
