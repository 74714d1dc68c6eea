import path from 'node:path'
import { root } from '../env.ts'
import { type Child, startChild } from '../processes/child.ts'
import { type KeptChildren, keepChildren } from '../processes/kept-children.ts'
import { waitForHttp } from '../processes/wait-for-http.ts'
import type { ShopEnv } from './shop-env.ts'

export type Shop = Pick<KeptChildren, 'children' | 'failed' | 'replace'> & {
  stop: () => Promise<void>
  isStopping: () => boolean
}

type Options = {
  env: ShopEnv
  logDir: string
  webPort: number
  cmsPort: number
  echo?: boolean
  onSaid?: (line: string) => void
}

/** Starts storefront, CMS and worker, and waits until each can serve. */
export async function runShop(options: Options): Promise<Shop> {
  const web = startWeb(options)
  const cms = startCms(options)
  const worker = startWorker(options)
  const { children, failed, replace, release } = keepChildren([web, cms, worker])
  let isStopping = false
  const stop = async () => {
    isStopping = true
    release()
    // The worker and the CMS write, the storefront only reads: writers stop first.
    const [first, ...writers] = children
    await Promise.all(writers.map((child) => child.stop()))
    await first?.stop()
  }
  try {
    await Promise.all([
      waitForHttp(`${originOf(options.env.web, options.webPort)}/ready`, web),
      waitForHttp(`${originOf(options.env.cms, options.cmsPort)}/ready`, cms),
    ])
  } catch (error) {
    await stop()
    throw error
  }
  return { children, stop, failed, replace, isStopping: () => isStopping }
}

/** Those that answer addresses, by their place among the children, and how each is started again. */
export const serversOf = (options: Options) => [
  { index: 0, origin: originOf(options.env.web, options.webPort), start: () => startWeb(options) },
  { index: 1, origin: originOf(options.env.cms, options.cmsPort), start: () => startCms(options) },
]

/** Where this machine reaches a process that listens on its HOST. */
export function originOf({ HOST = '' }: Record<string, string>, port: number): string {
  const host = HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

const nodeBin = process.execPath
/**
 * MB. Trap: with as much as the machine would give, V8 lets garbage grow to four times what lives before it looks. What
 * lives in a storefront is 150; its bound leaves room for many pages that are made at once, and garbage is looked for once
 * it is two fifths of what lives: sooner costs a tenth of a page that is rendered for each visit (ADR 0034).
 */
const boundedHeap = {
  web: ['--max-old-space-size=384', '--heap-growing-percent=40', '--max-semi-space-size=16'],
  cms: ['--max-old-space-size=1024'],
}
/**
 * Trap: with a heap of its own for each of its threads the C library never gives back what packing a page took, nor what
 * was small beside the largest that it has seen.
 */
const leanAllocation = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' }
/** The database tells by this name whose connections are whose. */
const named = (name: string, env: Record<string, string>) => ({ ...env, PGAPPNAME: name })
const log = (options: Options, name: string) => path.join(options.logDir, `${name}.log`)

export function startWeb(options: Options): Child {
  return startChild({
    name: 'storefront',
    command: nodeBin,
    args: [...boundedHeap.web, '.next/programs/main.mjs'],
    cwd: path.join(root, 'apps/web'),
    env: { ...leanAllocation, ...named('storefront', options.env.web) },
    logFile: log(options, 'storefront'),
    echo: options.echo,
  })
}

export function startCms(options: Options): Child {
  return startChild({
    name: 'cms',
    command: nodeBin,
    args: [...boundedHeap.cms, 'src/server/main.ts'],
    cwd: path.join(root, 'apps/cms'),
    env: named('cms', options.env.cms),
    logFile: log(options, 'cms'),
    echo: options.echo,
  })
}

export function startWorker(options: Options): Child {
  return startChild({
    name: 'worker',
    command: nodeBin,
    args: ['src/commands/worker.ts', ...(options.onSaid ? ['--tells-terminal'] : [])],
    cwd: path.join(root, 'apps/cms'),
    env: named('worker', options.env.cms),
    logFile: log(options, 'worker'),
    echo: options.echo,
    ...(options.onSaid ? { onSaid: options.onSaid } : {}),
  })
}
