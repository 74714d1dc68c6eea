import { randomInteger } from '../random.ts'
import type { ScreenerMode } from '../screener-mode.ts'

/** One trial of each block is silent, never its first, so that two never follow each other and none opens a test. */
export type TrialBlock = { readonly size: number; readonly done: number; readonly silentAt: number }

/**
 * One in six is silent (17 %); one in three in the quick mode, which is so short that fewer would let somebody who only
 * guesses pass.
 */
export function startBlock(mode: ScreenerMode, random: number): { block: TrialBlock; random: number } {
  const size = mode === 'quick' ? 3 : 6
  const drawn = randomInteger(random, 1, size - 1)
  return { block: { size, done: 0, silentAt: drawn.value }, random: drawn.random }
}

export const isSilent = ({ done, silentAt }: TrialBlock): boolean => done === silentAt

/** After a trial that counted. */
export function nextInBlock(
  mode: ScreenerMode,
  block: TrialBlock,
  random: number,
): { block: TrialBlock; random: number } {
  const done = block.done + 1
  return done < block.size ? { block: { ...block, done }, random } : startBlock(mode, random)
}
