import { Worker } from 'node:worker_threads'

export type Derivation = { password: string; salt: string; iterations: number; keyLength: number }
type Answer = { id: number; key: Uint8Array }

/**
 * What the thread does. At the lowest priority: a third of a second of a core is a long time for whoever waits for a
 * page on the same machine. Only Linux tells a thread its number (proc(5), thread-self), by which its priority is set;
 * elsewhere it runs as any other. A text, since a file of its own would have to survive being bundled.
 */
const program = `
  const { parentPort } = require('node:worker_threads')
  const { pbkdf2Sync } = require('node:crypto')
  const { existsSync, readFileSync } = require('node:fs')
  const own = '/proc/thread-self/stat'
  if (existsSync(own)) require('node:os').setPriority(Number(readFileSync(own, 'utf8').split(' ')[0]), 19)
  parentPort.on('message', ({ id, password, salt, iterations, keyLength }) => {
    parentPort.postMessage({ id, key: pbkdf2Sync(password, salt, iterations, keyLength, 'sha256') })
  })
`

type Waiting = { resolve: (key: Uint8Array) => void; reject: (error: Error) => void }
const waiting = new Map<number, Waiting>()
let thread: Worker | null = null
let count = 0

/** PBKDF2 with SHA-256 on a thread of its own that gives way to everything else. */
export function derivePbkdf2(derivation: Derivation): Promise<Uint8Array> {
  const worker = thread ?? start()
  thread = worker
  count += 1
  const id = count
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject })
    worker.postMessage({ id, ...derivation })
  })
}

function start(): Worker {
  const worker = new Worker(program, { eval: true })
  worker.on('message', ({ id, key }: Answer) => {
    waiting.get(id)?.resolve(key)
    waiting.delete(id)
  })
  worker.on('error', (error) => give(worker, error))
  worker.on('exit', () => give(worker, new Error('the thread that checks passwords has ended')))
  // Nobody's process stays for it.
  worker.unref()
  return worker
}

function give(worker: Worker, error: Error): void {
  if (thread === worker) thread = null
  for (const { reject } of waiting.values()) reject(error)
  waiting.clear()
}
