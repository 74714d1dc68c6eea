import { withoutValues } from '@estu/domain/text/without-values'

export type DescribedError = { type: string; message: string; code?: string; stack?: string; cause?: DescribedError }

/** Trap: the words of an error come before its frames, and a value among them may look like one. */
const framesOf = ({ stack = '', message }: Error): string =>
  stack
    .replace(message, '')
    .split('\n')
    .filter((line) => /^\s+at .*(?::\d+:\d+\)?|<anonymous>\)?)$/.test(line))
    .slice(0, 12)
    .join('\n')

/** An error without what anybody typed: its kind, its sentence without values, where it came from. */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: withoutValues(String(error)) }
  const { code } = error as { code?: unknown }
  return {
    type: error.name,
    message: withoutValues(error.message),
    ...(typeof code === 'string' ? { code } : {}),
    ...(depth === 0 ? { stack: framesOf(error) } : {}),
    ...(error.cause !== undefined && depth < 3 ? { cause: describeError(error.cause, depth + 1) } : {}),
  }
}
