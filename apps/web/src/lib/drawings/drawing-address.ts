import type { DrawingName } from '@estu/domain/media/drawings'
import files from './drawing-files.json'
import { drawings } from './drawings'

type Place = { href: string; wide: boolean }

const places = new Map<string, Place>(
  Object.entries(files).flatMap(([file, { version, drawings: names, ...more }]) =>
    names.map((name) => [
      name,
      { href: `${drawings}/things/${file}.svg?v=${version}#${name}`, wide: 'wide' in more && more.wide },
    ]),
  ),
)

/** Where a drawing lies, and how it is shaped. A file's mark changes with what is drawn: browsers keep it for good. */
export function drawingAddress(name: DrawingName): Place {
  const place = places.get(name)
  if (!place) throw new Error(`no file has the drawing ${name}`)
  return place
}
