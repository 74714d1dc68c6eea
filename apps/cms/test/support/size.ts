import { expect } from 'vitest'

/** The full tier sets this. */
const full = process.env.FULL_SIZE === '1'

/** @returns how much a test takes: little in the gate, what is promised in the full tier. */
export const size = (gate: number, promised: number): number => (full ? promised : gate)

/** Asserts a time in milliseconds in the full tier alone: the gate depends on no machine. */
export function expectWithin(tookMs: number, mostMs: number, of?: string): void {
  if (full) expect(tookMs, of).toBeLessThan(mostMs)
}
