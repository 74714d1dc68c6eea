import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { root } from '../env.ts'

/** What promises how soon something is seen is measured while nothing else runs, in the full tier. */
const timedFolder = 'timed/'
/** Files whose every test belongs to the full tier; single tests of other files say so by the tag `@full`. */
const fullEnding = '.full.spec.ts'

/** Lists the files of browser tests, from their folder on: those of the gate, and those of the full tier alone. */
export async function browserFiles(): Promise<{ gate: string[]; full: string[]; timed: string[] }> {
  const names = await readdir(path.join(root, 'apps/web/e2e'), { recursive: true })
  const files = names.filter((name) => name.endsWith('.spec.ts')).toSorted()
  const timed = files.filter((name) => name.startsWith(timedFolder))
  const full = files.filter((name) => name.endsWith(fullEnding) && !timed.includes(name))
  return { gate: files.filter((name) => !timed.includes(name) && !full.includes(name)), full, timed }
}
