import { readdir } from 'node:fs/promises'
import path from 'node:path'

/** The apps run from their sources, except for what Next has built. */
const folders = [
  'apps/cms/.next',
  'apps/cms/src',
  'apps/web/.next',
  'apps/web/messages',
  'apps/web/public',
  'apps/web/src',
  'packages/domain/src',
  'packages/http/src',
  'packages/ui/src',
]

const files = [
  'apps/cms/next.config.ts',
  'apps/cms/package.json',
  'apps/web/next-settings.ts',
  'apps/web/next.config.mjs',
  'apps/web/package.json',
  'packages/domain/package.json',
  'packages/http/package.json',
  'packages/tooling/package.json',
  'packages/ui/package.json',
  'package.json',
]

const unneeded = [
  /\.(?:test|fixture)\.tsx?$/,
  /\.(?:map|nft\.json)$/,
  /^apps\/\w+\/\.next\/(?:cache|dev|diagnostics|trace|trace-build|turbopack|types)(?:\/|$)/,
]

/** Files of the shop itself, relative to `root`, that its processes read. */
export async function ownFiles(root: string): Promise<string[]> {
  const listed = await Promise.all(folders.map((folder) => filesIn(root, folder)))
  return [...files, ...listed.flat()].filter(isNeeded)
}

export const isNeeded = (file: string): boolean => !unneeded.some((pattern) => pattern.test(file))

async function filesIn(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(path.join(root, folder), { recursive: true, withFileTypes: true })
  const plain = entries.filter((entry) => !entry.isDirectory())
  return plain.map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
}
