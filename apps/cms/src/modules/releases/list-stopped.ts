import type { PayloadRequest } from 'payload'
import { noteShown } from '../audit/index.ts'
import { readReasons } from './endpoints/read-reasons.ts'
import { type Titled, withTitles } from './operations/describe-release.ts'
import { readStopped } from './operations/read-stopped.ts'
import type { StopReason } from './operations/stop-reasons.ts'

/** `moreReasons`: how many more there are than `stoppedBy` names. */
export type StoppedRelease = {
  id: string
  title: string
  plannedFor: Date
  stoppedBy: Titled<StopReason>[]
  moreReasons: number
}

/** So many reasons of a release are named; its own desk names all. */
const reasonsShown = 5

/** Releases that did not go out at their time, and why, in the words and labels of who asks. */
export async function listStopped(req: PayloadRequest): Promise<StoppedRelease[]> {
  const stopped = (await readStopped(req)).map(({ stoppedBy, ...release }) => {
    const reasons = readReasons(req, stoppedBy)
    const named = reasons.slice(0, reasonsShown)
    return { ...release, named, moreReasons: reasons.length - named.length }
  })
  const all = stopped.flatMap(({ named }) => named)
  await noteShown(req, all)
  const titled = await withTitles(req, all)
  return stopped.map(({ named, ...release }) => ({ ...release, stoppedBy: titled.splice(0, named.length) }))
}
