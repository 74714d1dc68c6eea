import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { root } from '../env.ts'

/** What promises how soon something is seen is measured while nothing else runs. */
const timedFolder = 'timed/'

/** The files of browser tests, from their folder on: those that want the machine for themselves, and all others. */
export async function browserFiles(): Promise<{ timed: string[]; others: string[] }> {
  const names = await readdir(path.join(root, 'apps/web/e2e'), { recursive: true })
  const files = names.filter((name) => name.endsWith('.spec.ts')).toSorted()
  const isTimed = (name: string) => name.startsWith(timedFolder)
  return { timed: files.filter(isTimed), others: files.filter((name) => !isTimed(name)) }
}
