import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const tool = 'firebase-tools'
const version = '15.34.2'
const patienceMs = 480_000

/** Outside the clone, so that the next clone finds it. */
const cache = path.join(process.env.XDG_CACHE_HOME || path.join(os.homedir(), '.cache'), 'estu')
const kept = path.join(cache, `${tool}-${version}`)
const script = (folder: string) => path.join(folder, 'node_modules', tool, 'lib/bin/firebase.js')

/**
 * The script of the hosted sign-in service's own emulator. Fetched once for a machine by the first test that needs it,
 * never by `start`: it is large. It appears whole or not at all, also when two fetch it at once or one is interrupted.
 */
export async function emulatorScript(): Promise<string> {
  if (!existsSync(script(kept))) await fetchTool()
  return script(kept)
}

async function fetchTool(): Promise<void> {
  await mkdir(cache, { recursive: true })
  const folder = await mkdtemp(path.join(cache, 'fetching-'))
  try {
    const args = ['install', `${tool}@${version}`, '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund']
    await promisify(execFile)('npm', [...args, '--prefer-offline'], { cwd: folder, timeout: patienceMs })
    await rename(folder, kept)
  } catch (error) {
    if (!existsSync(script(kept))) throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
