/** What became of a look at an address of another site. */
export const externalProblems = [
  'gone',
  'closed',
  'client-error',
  'server-error',
  'too-many-redirects',
  'timeout',
  'refused',
  'unknown-host',
  'certificate',
  'private-address',
  'bad-address',
  'unreachable',
] as const

export type ExternalProblem = (typeof externalProblems)[number]

export type Outcome = { problem: ExternalProblem | null; status: number | null }

/** What an answer's status says of a page; null where it is there. */
export function problemOfStatus(status: number): ExternalProblem | null {
  if (status < 400) return null
  if (status === 404 || status === 410) return 'gone'
  // A site that lets no machines in may well open for a reader.
  if ([401, 403, 405, 429, 999].includes(status)) return 'closed'
  return status < 500 || status > 599 ? 'client-error' : 'server-error'
}
