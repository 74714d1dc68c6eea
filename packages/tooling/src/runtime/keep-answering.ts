import { setTimeout as pause } from 'node:timers/promises'
import type { Child } from '../processes/child.ts'
import { waitForHttp } from '../processes/wait-for-http.ts'
import { watchHealth } from '../processes/watch-health.ts'
import type { Shop } from './run-shop.ts'

/** As often and as long as the containers are asked. */
const askedEveryMs = 10_000
const answerMs = 10_000

type Watched = { index: number; origin: string; start: () => Child }

/** Watches the servers of a running shop until it is stopped, and starts again whichever answers nobody. */
export function keepAnswering(shop: Shop, servers: readonly Watched[], log: (line: string) => void): void {
  for (const { index, origin, start } of servers) {
    const url = `${origin}/health`
    void watchHealth(shop.children[index]?.name ?? origin, {
      answers: () => isAnswered(url),
      restart: async () => {
        const next = await shop.replace(index, start)
        // One that ends meanwhile ends the shop, which says so itself.
        if (next) await waitForHttp(url, next).catch(() => undefined)
      },
      wait: async () => {
        await pause(askedEveryMs, undefined, { ref: false })
        return !shop.isStopping()
      },
      log,
    })
  }
}

async function isAnswered(url: string): Promise<boolean> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(answerMs) }).catch(() => null)
  await answer?.body?.cancel()
  return answer !== null
}
