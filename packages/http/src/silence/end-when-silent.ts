import path from 'node:path'
import { Worker } from 'node:worker_threads'

/**
 * What the thread is told. Times in milliseconds.
 * @property marks stand in its line of the log, where the process's own lines have theirs
 */
export type Watch = { url: string; marks: Readonly<Record<string, string>>; everyMs: number; answerMs: number }

/** As often and as long as containers are asked. */
const asContainers = { everyMs: 10_000, answerMs: 10_000 }

/**
 * Ends this process once it hangs: containers are started again when they end, and otherwise left as they are. What
 * hangs cannot look after itself, so a thread asks, which has a loop of its own. Trap: the first process of a container
 * cannot be ended from within; `init: true` in docker-compose.yml puts another before it.
 * @param watched `url` answers as long as it is well; `marks` say in the log whose line it is
 * @param onLost nobody asks any more
 */
export function endWhenSilent(
  { url, marks }: Pick<Watch, 'url' | 'marks'>,
  onLost: (error: Error) => void,
  times = asContainers,
): void {
  const watch: Watch = { url, marks, ...times }
  // A bundle has both as scripts beside each other; elsewhere they are read as they are written.
  const program = `./silence-thread${path.extname(import.meta.url)}`
  const thread = new Worker(new URL(program, import.meta.url), { workerData: watch })
  thread.on('error', onLost)
  // Nobody's process stays for it.
  thread.unref()
}
