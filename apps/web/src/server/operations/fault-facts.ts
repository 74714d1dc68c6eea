export type FaultFacts = { error: string; code?: string; digest?: string; at?: string[]; cause?: FaultFacts }

const mostFrames = 8
const mostCauses = 3
const word = /^[\w.:-]{1,60}$/

/**
 * What may be written down of a fault: its kind, its code and where it came about. Trap: its message may quote what a
 * visitor typed, and that of a query its values; none is written.
 */
export function faultFacts(error: unknown, depth = 0): FaultFacts {
  if (!(error instanceof Error)) return { error: typeof error }
  const { code, digest } = error as { code?: unknown; digest?: unknown }
  const at = framesOf(error)
  return {
    error: word.test(error.name) ? error.name : 'Error',
    ...(isWord(code) ? { code } : {}),
    ...(isWord(digest) ? { digest } : {}),
    ...(at.length > 0 ? { at } : {}),
    ...(error.cause !== undefined && depth < mostCauses ? { cause: faultFacts(error.cause, depth + 1) } : {}),
  }
}

const isWord = (value: unknown): value is string => typeof value === 'string' && word.test(value)

function framesOf({ stack = '', message }: Error): string[] {
  const [, ...lines] = stack.replace(message, '').split('\n')
  return lines
    .map((line) => line.trim())
    .filter((line) => /^at .*(:\d+:\d+\)?|<anonymous>\)?)$/.test(line))
    .slice(0, mostFrames)
}
