/** Names a request wherever it is spoken of: in the answer, in the log, and where one process asks another for it. */
export const requestIdHeader = 'x-request-id'

const wellFormed = /^[A-Za-z0-9-]{1,64}$/

/** The name that a request came with; null for what no proxy of ours would write. */
export const givenRequestId = (value: string | string[] | undefined): string | null =>
  typeof value === 'string' && wellFormed.test(value) ? value : null
