import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { emulatorScript } from './emulator-tool.ts'

const patienceMs = 180_000
export const project = 'demo-estu'

/** The hosted sign-in service's own emulator, started on free ports of loopback. `demo-` keeps it off the network. */
export async function openAuthEmulator() {
  const [auth, hub, logging] = [await freePort(), await freePort(), await freePort()]
  const folder = await mkdtemp(path.join(process.env.TEST_FOLDER ?? os.tmpdir(), 'estu-emulator-'))
  const on = (port: number) => ({ host: '127.0.0.1', port })
  const emulators = { auth: on(auth), hub: on(hub), logging: on(logging), ui: { enabled: false } }
  await writeFile(path.join(folder, 'firebase.json'), JSON.stringify({ emulators }))
  const script = await emulatorScript()
  const child = spawn(process.execPath, [script, 'emulators:start', '--only', 'auth', '--project', project], {
    cwd: folder,
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, CI: '1', FIREBASE_CLI_DISABLE_UPDATE_CHECK: '1' },
  })
  const host = `127.0.0.1:${auth}`
  try {
    await answers(`http://${host}/`, child)
  } catch (error) {
    stop(child)
    throw error
  }
  return { host, close: () => stop(child) }
}

async function answers(url: string, child: ChildProcess): Promise<void> {
  const end = Date.now() + patienceMs
  while (Date.now() < end) {
    if (child.exitCode !== null) throw new Error(`The emulator ended with ${child.exitCode}.`)
    const up = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (up) return
    await pause(250)
  }
  throw new Error('The emulator did not start.')
}

/** The whole group: the tool may have started processes of its own. */
function stop(child: ChildProcess): void {
  if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGKILL')
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
