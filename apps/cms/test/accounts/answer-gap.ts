import { expect } from 'vitest'
import { size } from '../support/size.ts'

/** What is asked about somebody who is known, and about somebody who is not. */
type Ask = (known: boolean, index: number) => Promise<unknown>

/** Source: the plan for reliability asks for no more than this, in milliseconds. */
const tellTaleMs = 10

/** The gate compares words alone, of a few pairs. */
const isMeasured = size(0, 1) === 1
const leastPairs = size(3, 100)
/** Above it the gap counts as unknown. */
const mostPairs = size(3, 400)

type Range = readonly [low: number, high: number]

/**
 * The same thing asked in turn about an account that exists and about one that does not, until it is known whether the
 * gap between the two stays within the limit: a busy machine asks for more pairs, not for a wider limit.
 * @param least of how many pairs at least
 * @param prepare is called before each pair; its time does not count
 * @returns between which two values the median gap lies, in milliseconds, and how many different answers there were
 */
async function answerGap(
  least: number,
  prepare: () => Promise<unknown>,
  ask: Ask,
): Promise<{ gap: Range; pairs: number; answers: number }> {
  const answers = new Set<string>()
  const differences: number[] = []
  const time = async (known: boolean, index: number) => {
    const started = performance.now()
    const answer = await ask(known, index)
    const ms = performance.now() - started
    answers.add(JSON.stringify(answer))
    return ms
  }
  let gap = medianRange(differences)
  for (let index = 0; index < mostPairs && (index < least || isUndecided(gap)); index += 1) {
    await prepare()
    // Each goes first as often as the other.
    const knownFirst = index % 2 === 0
    const [first, second] = [await time(knownFirst, index), await time(!knownFirst, index)]
    differences.push(knownFirst ? first - second : second - first)
    gap = medianRange(differences)
  }
  return { gap, pairs: differences.length, answers: answers.size }
}

/**
 * Fails where the words of an answer tell whether an account exists; at full size, where nothing runs beside it, also
 * where its time does.
 * @param what is asked, for the report
 */
export async function expectUntold(what: string, prepare: () => Promise<unknown>, ask: Ask): Promise<void> {
  const { gap, pairs, answers } = await answerGap(leastPairs, prepare, ask)
  expect(answers, what).toBe(1)
  if (!isMeasured) return
  const [low, high] = gap
  console.log(`existence, ${what}: ${pairs} pairs, the median gap is ${low.toFixed(1)} to ${high.toFixed(1)} ms`)
  expect(low, what).toBeGreaterThan(-tellTaleMs)
  expect(high, what).toBeLessThan(tellTaleMs)
}

/** Where the true median lies, 99.9 of 100 times and whatever the distribution: order statistics around the middle. */
function medianRange(differences: readonly number[]): Range {
  const sorted = differences.toSorted((x, y) => x - y)
  const aside = Math.ceil((3.29 * Math.sqrt(sorted.length)) / 2)
  const middle = Math.floor(sorted.length / 2)
  return [sorted[middle - aside] ?? Number.NEGATIVE_INFINITY, sorted[middle + aside] ?? Number.POSITIVE_INFINITY]
}

const isUndecided = ([low, high]: Range) =>
  (low < -tellTaleMs && high > -tellTaleMs) || (low < tellTaleMs && high > tellTaleMs)
