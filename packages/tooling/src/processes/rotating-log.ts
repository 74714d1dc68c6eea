import { closeSync, existsSync, fchmodSync, fstatSync, openSync, renameSync, statSync, writeSync } from 'node:fs'

/** For its owner's eyes alone. */
const mode = 0o600
/** In bytes. */
const largest = 20_000_000
/** So many files are kept beside the one that is written: `cms.log.1` is the youngest. */
const kept = 5

/** A log file that is continued, and set aside when it has grown large. @returns writes to it */
export function openLog(file: string, most = largest): (chunk: Uint8Array) => void {
  let { descriptor, size } = open(file)
  return (chunk) => {
    try {
      if (size > 0 && size + chunk.length > most) {
        closeSync(descriptor)
        setAside(file, 0)
        ;({ descriptor, size } = open(file))
      }
      size += writeSync(descriptor, chunk)
    } catch {
      // A full disk, or a folder that was removed: what is logged goes on without its log.
    }
  }
}

function open(file: string): { descriptor: number; size: number } {
  const descriptor = openSync(file, 'a', mode)
  // One that an earlier version made may be open to others.
  fchmodSync(descriptor, mode)
  return { descriptor, size: fstatSync(descriptor).size }
}

/** Moves a log that is larger than so many bytes to `.1`, and the older ones on; the oldest goes. */
export function setAside(file: string, over: number): void {
  if (!existsSync(file) || statSync(file).size <= over) return
  for (let number = kept - 1; number >= 1; number -= 1)
    if (existsSync(`${file}.${number}`)) renameSync(`${file}.${number}`, `${file}.${number + 1}`)
  renameSync(file, `${file}.1`)
}
