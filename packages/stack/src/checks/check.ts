export type Tally = { passed: number; failed: number }

/** One part of the test command: what it is called and how it is counted. */
export type Check = { name: string; run: () => Promise<Tally> }

export const add = (a: Tally, b: Tally): Tally => ({ passed: a.passed + b.passed, failed: a.failed + b.failed })
