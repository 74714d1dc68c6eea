/** What a promise gives, or a fault once it has taken too long. @param ms how long is waited */
export function withTimeout<T>(work: Promise<T>, ms: number): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  const timer = setTimeout(() => reject(new Error(`no answer in ${ms} ms`)), ms)
  work.then(resolve, reject).finally(() => clearTimeout(timer))
  return promise
}
