import 'server-only'
import { statSync } from 'node:fs'
import path from 'node:path'

/** When this build was made: anything announced since may be in its prerendered pages. */
export function buildTime(): Date {
  try {
    return statSync(path.join(process.cwd(), '.next/BUILD_ID')).mtime
  } catch {
    return new Date(0)
  }
}
