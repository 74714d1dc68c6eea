import { stripVTControlCharacters } from 'node:util'

/** One test, or one tool that answers yes or no, and how long it took. */
export type Timing = { name: string; seconds: number }

/** A test that failed, ran out of its time or did not run. */
export type Red = {
  /** `file › groups › title`, the file relative to the folder of its suite. */
  name: string
  /** Relative to the folder of its suite. */
  file: string
  /** The whole fault, without colours. */
  fault: string
  /** Why a second pass must not excuse it; null where one may. */
  final: string | null
  /** When its file ran, in milliseconds since 1970, where tests are retried by file. */
  ran?: { from: number; to: number }
}

/** A test that failed and passed on the second pass, with the fault of its failure. */
export type Unsteady = { name: string; fault: string }

export type Outcome = {
  passed: number
  failed: number
  timings: Timing[]
  output?: string
  /** Each failed test by name, with how its fault begins: printed again at the very end of a run. */
  faults?: string[]
  reds?: Red[]
  unsteady?: Unsteady[]
}

/** A failed test in a few lines. */
export function faultOf(name: string, words: string): string {
  const lines = stripVTControlCharacters(words).trim().split('\n').slice(0, faultLines)
  return [name, ...lines].join('\n').slice(0, faultLetters)
}

const [faultLines, faultLetters] = [8, 800]

/** Hears each line a tool prints, so that whoever waits sees how far it is. */
export type Hear = (line: string) => void

/** One part of the test command. It begins when a lane is free and what it comes after is done. */
export type Check = {
  name: string
  /** How many of the two lanes it takes: none where it waits for the network alone; one unless told. */
  lanes?: 0 | 1 | 2
  /** Names of the checks that must have succeeded before. */
  after?: readonly string[]
  run: (hear: Hear) => Promise<Outcome>
}

/** What ran no test has proved nothing: it counts as one failure. */
export const nothingRan = (output: string): Outcome => ({ passed: 0, failed: 1, timings: [], output })

/** Work that succeeds unless it throws counts as one test. */
export async function asOne(name: string, work: () => Promise<unknown>): Promise<Outcome> {
  const begun = Date.now()
  await work()
  return { passed: 1, failed: 0, timings: [{ name, seconds: (Date.now() - begun) / 1000 }] }
}
