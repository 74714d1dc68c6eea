import { Worker } from 'node:worker_threads'

/** Times in milliseconds. */
export type Watch = { url: string; everyMs: number; answerMs: number }

/** As often and as long as containers are asked. */
const asContainers = { everyMs: 10_000, answerMs: 10_000 }

/**
 * Ends this process once it hangs: containers are started again when they end, and otherwise left as they are. What
 * hangs cannot look after itself, so a thread asks, which has a loop of its own. Trap: the first process of a container
 * cannot be ended from within; `init: true` in docker-compose.yml puts another before it.
 * @param onLost nobody asks any more
 */
export function endWhenSilent(url: string, onLost: (error: Error) => void, times = asContainers): void {
  const watch: Watch = { url, ...times }
  const thread = new Worker(new URL('./silence-thread.ts', import.meta.url), { workerData: watch })
  thread.on('error', onLost)
  // Nobody's process stays for it.
  thread.unref()
}
