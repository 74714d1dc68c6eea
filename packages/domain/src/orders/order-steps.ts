import { cancelAskedAt } from './cancellation.ts'

export type OrderStep = { at: string; status: string }

/**
 * Reads the steps that its shopper follows from what was noted about an order. What is being called off counts as
 * cancelled from when that was asked, also while it can be undone.
 * @param dueAt when a cancellation takes effect that can be undone until then
 */
export function orderSteps(history: readonly { at: string; what: string }[], dueAt: string | null): OrderStep[] {
  const steps = history.flatMap(({ at, what }) => {
    const status = /(?:→ )?([a-z_]+)$/.exec(what.split(',')[0] ?? '')?.[1] ?? ''
    return status === 'note' || !(what.includes('→') || what === 'new') ? [] : [{ at, status }]
  })
  return dueAt === null ? steps : [...steps, { at: cancelAskedAt(dueAt).toISOString(), status: 'cancelled' }]
}
