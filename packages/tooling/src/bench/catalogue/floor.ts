import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { root } from '../../env.ts'
import { runToEnd, startChild } from '../../processes/child.ts'
import { freePort } from '../../processes/ports.ts'
import { waitForHttp } from '../../processes/wait-for-http.ts'

const web = path.join(root, 'apps/web')
const next = path.join(web, 'node_modules/next/dist/bin/next')
const env = { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' }

/** An empty page of so many bytes: rendered for each visit, and kept for everybody. */
export type FloorApp = {
  url: (bytes: number) => string
  staticUrl: (bytes: number) => string
  stop: () => Promise<void>
}

/** An app of empty pages, built and started: what the framework alone takes. */
export async function openFloor(): Promise<FloorApp> {
  const folder = path.join(web, 'bench/floor')
  await runToEnd({
    name: 'building the floor',
    command: process.execPath,
    args: [next, 'build', folder],
    cwd: web,
    env,
  })
  const logDir = await mkdtemp(path.join(os.tmpdir(), 'estu-floor-'))
  const port = await freePort()
  const child = startChild({
    name: 'floor',
    command: process.execPath,
    args: [path.join(folder, 'server.ts'), String(port)],
    cwd: web,
    env,
    logFile: path.join(logDir, 'floor.log'),
  })
  const base = `http://127.0.0.1:${port}`
  await waitForHttp(`${base}/?bytes=1`, child)
  const stop = async () => {
    await child.stop()
    await rm(logDir, { recursive: true, force: true })
  }
  return { url: (bytes) => `${base}/?bytes=${bytes}`, staticUrl: (bytes) => `${base}/static/${bytes}`, stop }
}
