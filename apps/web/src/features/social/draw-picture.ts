import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { PictureWords } from './picture-words'

/** A finished build has its programs as scripts; until then the thread is read as it is written, as the storefront is. */
const isFinished = process.argv[1]?.includes('.next/programs/') ?? false
/** Beside the storefront, where it is started: as a file of its own it does not survive being bundled with the pages. */
const program = isFinished ? '.next/programs/picture-thread.mjs' : 'src/features/social/picture-thread.ts'
/** A drawing that takes longer has gone wrong. */
const longestMs = 20_000
/** The thread holds tens of megabytes, and pictures are asked for seldom. */
const idleMs = 60_000

let thread: Worker | null = null
let idle: NodeJS.Timeout | undefined

/** Draws on a thread of its own; one picture at a time. */
export async function drawPicture(words: PictureWords): Promise<Uint8Array<ArrayBuffer>> {
  clearTimeout(idle)
  const worker = thread ?? start()
  thread = worker
  try {
    return await answerOf(worker, words)
  } finally {
    idle = setTimeout(() => end(worker), idleMs).unref()
  }
}

function answerOf(worker: Worker, words: PictureWords): Promise<Uint8Array<ArrayBuffer>> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array<ArrayBuffer>>()
  const fail = (error: unknown) => {
    end(worker)
    reject(error instanceof Error ? error : new Error('the thread that draws pictures has ended'))
  }
  const tooLong = setTimeout(() => fail(new Error(`a picture was not drawn in ${longestMs} ms`)), longestMs)
  worker.once('message', resolve).once('error', fail).once('exit', fail)
  worker.postMessage(words)
  return promise.finally(() => {
    clearTimeout(tooLong)
    worker.off('message', resolve).off('error', fail).off('exit', fail)
  })
}

function start(): Worker {
  // Not ours: with Next's own variables its library takes itself to be within a request.
  const worker = new Worker(path.resolve(/* turbopackIgnore: true */ process.cwd(), program), {
    env: { NODE_ENV: 'production' },
    resourceLimits: { maxOldGenerationSizeMb: 128 },
  })
  // Nobody's process stays for it.
  worker.unref()
  worker.on('error', () => end(worker)).on('exit', () => end(worker))
  return worker
}

function end(worker: Worker): void {
  if (thread === worker) thread = null
  void worker.terminate()
}
