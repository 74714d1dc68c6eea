import type { DigitTriplet } from '../playback.ts'
import { nextRandom } from '../random.ts'
import { digitCounts, digitSteps } from './digit-limits.ts'

export type DigitTest = {
  /** Decibels of speech to noise, in turn; the last one is that of the next triplet, or of the one under way. */
  readonly levels: readonly number[]
  readonly answered: number
  readonly triplet: DigitTriplet | null
  /** `idle`: the next three wait for the person's own button. */
  readonly phase: 'idle' | 'playing' | 'answering' | 'done'
}

export const startDigitTest = (): DigitTest => ({
  levels: [digitSteps.start],
  answered: 0,
  triplet: null,
  phase: 'idle',
})

export const levelOf = ({ levels }: DigitTest): number => levels.at(-1) ?? digitSteps.start

/** Three different digits. */
export function drawTriplet(random: number): { triplet: DigitTriplet; random: number } {
  const left = Array.from({ length: 10 }, (_, digit) => digit)
  let state = random
  const take = () => {
    const drawn = nextRandom(state)
    state = drawn.random
    return left.splice(Math.floor(drawn.value * left.length), 1)[0] ?? 0
  }
  const triplet: DigitTriplet = [take(), take(), take()]
  return { triplet, random: state }
}

/** All three in their order make the next triplet harder, anything else makes it easier. */
export function answerTriplet(test: DigitTest, digits: readonly number[]): DigitTest {
  const right = test.triplet?.every((digit, index) => digits[index] === digit) && digits.length === 3
  const step = test.answered < digitSteps.largeSteps ? digitSteps.large : digitSteps.small
  const level = levelOf(test) + (right ? -step : step)
  const answered = test.answered + 1
  return {
    levels: [...test.levels, Math.min(Math.max(level, digitSteps.lowest), digitSteps.highest)],
    answered,
    triplet: null,
    phase: answered < digitCounts.triplets ? 'idle' : 'done',
  }
}
