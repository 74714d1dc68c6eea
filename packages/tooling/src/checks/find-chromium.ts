import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { homedir } from 'node:os'
import path from 'node:path'
import { OperatorError } from '../env.ts'
import { say } from '../progress.ts'
import { runTool } from './run-tool.ts'

const known = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

/**
 * A browser for the tests: the one that was named, the test tool's own, or the system's; on Debian as root it is
 * installed. @throws how to get one. A missing browser is a failure, never a skipped test.
 */
export async function findChromium(named: string | undefined): Promise<string> {
  if (named && !existsSync(named)) throw new OperatorError(`CHROMIUM_PATH names ${named}, which does not exist.`)
  const found = named ?? (await ownBrowser()) ?? known.find((file) => existsSync(file)) ?? (await installed())
  if (!found) {
    throw new OperatorError(
      'no Chromium was found. Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
    )
  }
  return found
}

async function ownBrowser(): Promise<string | undefined> {
  const folder = path.join(homedir(), '.cache/ms-playwright')
  const names = await readdir(folder).catch(() => [])
  return names
    .filter((name) => /^chromium-\d+$/.test(name))
    .map((name) => path.join(folder, name, 'chrome-linux/chrome'))
    .find((file) => existsSync(file))
}

async function installed(): Promise<string | undefined> {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return undefined
  say('  no browser here: installing Debian’s chromium')
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await runTool('apt-get', ['update', '-qq'], '/', env)
  await runTool('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], '/', env)
  return known.find((file) => existsSync(file))
}
