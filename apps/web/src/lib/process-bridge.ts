import type { ReactNode } from 'react'

export type PoolFigures = { in_use: number; idle: number; waiting: number }
type Guards = {
  /** What a private page's guard says of a visit: see `authorizePath`. */
  authorizePath: (path: string, cookie: string | undefined) => Promise<string>
  /** Whether anything is published at a path: see `addressExists`. */
  addressExists: (locale: 'ru' | 'kk', spellings: readonly string[]) => Promise<boolean>
  /** Connections to the database that the pages share, by what they do. */
  poolFigures: () => Promise<PoolFigures>
}
type Pages = {
  /** A page as Next answers it, without the steps around. */
  askPage: (path: string, headers: Readonly<Record<string, string>>) => Promise<{ status: number; body: Buffer }>
  /** Elements as text. The pages' own modules may not hold what does that. */
  renderMarkup: (element: ReactNode) => string
  /** Has Next forget what carries these tags: see `/api/revalidate`. */
  revalidate: (tags: readonly string[]) => Promise<{ status: number }>
}
type Calls = Guards & Pages

const key = Symbol.for('estu.in-process-calls')
const state = globalThis as { [key]?: Partial<Calls> }

/**
 * The server around Next and the pages' bundle are one process with two sets of modules: what one needs of the other is
 * called here, without a request to oneself.
 */
export function provideCalls(calls: Guards | Pages): void {
  state[key] = { ...state[key], ...calls }
}

/** @throws until the other side has begun. */
export function callInProcess<Name extends keyof Calls>(
  name: Name,
  ...args: Parameters<Calls[Name]>
): ReturnType<Calls[Name]> {
  const call = state[key]?.[name] as ((...args: Parameters<Calls[Name]>) => ReturnType<Calls[Name]>) | undefined
  if (!call) throw new Error(`${name}: not offered yet`)
  return call(...args)
}
