import { createHash } from 'node:crypto'
import path from 'node:path'
import type { Drawing } from './drawing.ts'

const root = path.resolve(import.meta.dirname, '../../../..')
export const drawingsFolder = path.join(root, 'apps/web/public/drawings/things')
export const listFile = path.join(root, 'apps/web/src/lib/drawings/drawing-files.json')

type File = { name: string; drawings: readonly Drawing[]; text: string }

/** Which drawings lie in which file, and a mark that changes with it: browsers keep a file for good. */
export function listOf(files: readonly File[]): string {
  const list = files.map(({ name, drawings, text }) => {
    const version = createHash('sha256').update(text).digest('hex').slice(0, 8)
    return [
      name,
      {
        version,
        ...(drawings.every(({ wide }) => wide) ? { wide: true } : {}),
        drawings: drawings.map((drawing) => drawing.name),
      },
    ] as const
  })
  return `${JSON.stringify(Object.fromEntries(list), null, 2)}\n`
}
