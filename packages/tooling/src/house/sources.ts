import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../env.ts'

const skipped = new Set(['node_modules', '.next', 'migrations', 'content', 'test', 'e2e', 'bench'])

/** The project's files below a folder whose names end so, tests left out. */
export function filesBelow(folder: string, endings: RegExp): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : filesBelow(file, endings)
    return endings.test(entry.name) && !/\.test\.tsx?$/.test(entry.name) ? [file] : []
  })
}

export const textOf = (files: readonly string[]): string =>
  files.map((file) => readFileSync(path.join(root, file), 'utf8')).join('\n')
