import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

/** What npm is told on this machine, so that it reaches its registry from within a build too. */
export type NpmSettings = {
  npmrc: string
  /** A file of certificates of the machine's own, mounted where it lies. */
  certificates: string | null
}

/** @param certificates what Node is told to trust (NODE_EXTRA_CA_CERTS). */
export async function npmSettings(certificates: string | undefined): Promise<NpmSettings> {
  const files = await Promise.all(['globalconfig', 'userconfig'].map(fileNamed))
  return settingsOf(await Promise.all(files.map((file) => readFile(file, 'utf8').catch(() => ''))), certificates)
}

/** The later text counts where both name the same setting. */
export function settingsOf(texts: readonly string[], certificates: string | undefined): NpmSettings {
  const lines = texts.flatMap((text) => text.split('\n')).filter((line) => line.trim() !== '')
  const named = lines.findLast((line) => /^cafile\s*=/.test(line))?.replace(/^cafile\s*=\s*/, '')
  const file = named ?? certificates ?? null
  const others = lines.filter((line) => !/^cafile\s*=/.test(line))
  return { npmrc: [...others, ...(file ? [`cafile=${file}`] : []), ''].join('\n'), certificates: file }
}

async function fileNamed(setting: string): Promise<string> {
  const { stdout } = await promisify(execFile)('npm', ['config', 'get', setting])
  return stdout.trim()
}
