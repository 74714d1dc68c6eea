import { createHash } from 'node:crypto'
import { expect } from 'vitest'

/** The full tier sets this. */
const full = process.env.FULL_SIZE === '1'

/** @returns how much a test takes: little in the gate, what is promised in the full tier. */
export const size = (gate: number, promised: number): number => (full ? promised : gate)

/**
 * Asserts a time in milliseconds in the full tier alone: the gate depends on no machine. While other programs share the
 * processor, as much longer is allowed as a control takes beside them than it computes.
 */
export function expectWithin(tookMs: number, mostMs: number, of?: string): void {
  if (full) expect(tookMs, of).toBeLessThan(mostMs * shareOfOthers())
}

const controlBytes = Buffer.alloc(16 * 1024 * 1024)

/** Returns how many times as long as its own computing a task of this process takes now: the median of nine; 1 where nothing else runs. */
function shareOfOthers(): number {
  const shares = Array.from({ length: 9 }, () => {
    const [cpu, began] = [process.cpuUsage(), performance.now()]
    createHash('sha256').update(controlBytes).digest()
    const { user, system } = process.cpuUsage(cpu)
    return (performance.now() - began) / Math.max((user + system) / 1000, 1)
  })
  return Math.max(1, shares.toSorted((one, other) => one - other)[4] ?? 1)
}
