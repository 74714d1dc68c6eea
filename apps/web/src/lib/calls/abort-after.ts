/** A signal that aborts after `ms` milliseconds. Safari before 16 has no `AbortSignal.timeout`. */
export function abortAfter(ms: number): AbortSignal {
  const patience = new AbortController()
  setTimeout(() => patience.abort(new DOMException(`no answer in ${ms} ms`, 'TimeoutError')), ms)
  return patience.signal
}
