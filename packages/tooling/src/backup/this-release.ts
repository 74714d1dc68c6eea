import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { root } from '../env.ts'

/** The version of this checkout. */
export async function readRelease(): Promise<string> {
  const text = await readFile(path.join(root, 'package.json'), 'utf8')
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version
}

/** The migrations that this checkout brings, in their order. */
export async function listOwnMigrations(): Promise<string[]> {
  const names = await readdir(path.join(root, 'apps/cms/src/migrations'))
  return names.flatMap((name) => /^(\d{8}_\d{6}_\w+)\.ts$/.exec(name)?.[1] ?? []).toSorted()
}
