import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { homedir } from 'node:os'
import path from 'node:path'
import { OperatorError } from '../../env.ts'
import { installDebianPackage } from './debian-package.ts'

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

/**
 * The same browser without what only somebody who sits before it needs: a test on it takes a third of the processor.
 * Tests that need a whole browser say so. Where there is none, the whole one takes its place.
 */
export async function findHeadlessShell(chromium: string): Promise<string> {
  const shell = `${chromium}-headless-shell`
  if (chromium === '/usr/bin/chromium' && !existsSync(shell)) await installDebianPackage('chromium-headless-shell')
  return existsSync(shell) ? shell : chromium
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
  await installDebianPackage('chromium')
  return known.find((file) => existsSync(file))
}
