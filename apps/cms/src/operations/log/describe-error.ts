export type DescribedError = { type: string; message: string; code?: string; stack?: string; cause?: DescribedError }

const longest = 300

/** Trap: a failed query is told with all that was to be written, and PostgreSQL names the row in its details. */
const withoutValues = (message: string): string =>
  (message.split(/\nparams:/)[0] ?? '').replace(/\([^()]*\)=\([^()]*\)/g, '(…)').slice(0, longest)

const framesOf = (stack: string | undefined): string | undefined =>
  stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
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
    ...(depth === 0 ? { stack: framesOf(error.stack) } : {}),
    ...(error.cause !== undefined && depth < 3 ? { cause: describeError(error.cause, depth + 1) } : {}),
  }
}
