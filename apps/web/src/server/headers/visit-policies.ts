import type { ServerResponse } from 'node:http'

const policies = new WeakMap<ServerResponse, string>()

/**
 * Remembers the policy of one visit until its answer leaves. Trap: set on the answer at once it would stand in the way
 * of what a handler says of its own, a picture's sandbox: Next keeps a header that is there.
 */
export const rememberVisitPolicy = (res: ServerResponse, policy: string): void => void policies.set(res, policy)

export const visitPolicyOf = (res: ServerResponse): string | undefined => policies.get(res)
