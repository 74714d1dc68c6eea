import type { Endpoint } from 'payload'
import { asideEndpoints } from './endpoints/aside-endpoints.ts'
import { releaseDesk } from './endpoints/desk-endpoint.ts'
import { releaseNotices } from './endpoints/notices-endpoint.ts'
import { publicationEndpoints } from './endpoints/publication-endpoints.ts'
import { releaseEndpoints } from './endpoints/release-endpoints.ts'

export { listStopped, type StoppedRelease } from './list-stopped.ts'
export { publishPlanned } from './operations/publish-planned.ts'
export { releases } from './releases.ts'
export { withGlobalUndo, withUndo } from './with-undo.ts'

/** Undoing a publication, and what a release is told to do. */
export const releasesEndpoints: Endpoint[] = [
  ...publicationEndpoints,
  ...asideEndpoints,
  releaseDesk,
  releaseNotices,
  ...releaseEndpoints,
]
