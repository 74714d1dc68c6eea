import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { root } from '../env.ts'
import { shareOut } from './share-out.ts'

/** What promises how soon something is seen is measured while nothing else runs. */
const timed = ['article-life.spec.ts', 'promptness.spec.ts']

/** About how long the longer files take, in seconds; it only decides which shop they run on. */
const measured: Record<string, number> = {
  'accessibility.spec.ts': 250,
  'errands.spec.ts': 120,
  'drafts.spec.ts': 60,
  'other-documents.spec.ts': 45,
  'links.spec.ts': 35,
  'roles.spec.ts': 25,
  'addresses.spec.ts': 20,
  'translation-desk.spec.ts': 20,
  'bad-input.spec.ts': 12,
  'forms.spec.ts': 12,
  'clinic-desk.spec.ts': 10,
  'favourites.spec.ts': 7,
  'seo.spec.ts': 7,
}
const usual = 5

/** The files of browser tests: those that want the machine for themselves, and the others shared out over as many shops. */
export async function browserFiles(shops: number): Promise<{ timed: string[]; shares: string[][] }> {
  const names = await readdir(path.join(root, 'apps/web/e2e'))
  const files = names.filter((name) => name.endsWith('.spec.ts') && !timed.includes(name))
  const weighed = files.map((file) => ({ file, seconds: measured[file] ?? usual }))
  return { timed, shares: shareOut(weighed, shops) }
}
