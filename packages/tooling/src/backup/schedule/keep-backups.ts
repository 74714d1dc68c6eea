import { OperatorError } from '../../env.ts'
import { nextBackup, type TimeOfDay } from './next-backup.ts'

/** After a backup that failed. */
const againMs = 15 * 60_000
/** A timer holds no longer time; and a machine that slept is noticed within the hour. */
const longestWaitMs = 3_600_000

export type BackupKeeper = {
  at: TimeOfDay
  now: () => Date
  /** When the newest backup was made. */
  newest: () => Promise<Date | null>
  make: () => Promise<void>
  /** Resolves after so many milliseconds. */
  wait: (ms: number) => Promise<void>
  isStopped: () => boolean
  say: (words: string) => void
}

/** Makes a backup each day until it is stopped. One that fails is said, and tried again. */
export async function keepBackups(keeper: BackupKeeper): Promise<void> {
  while (!keeper.isStopped()) {
    const now = keeper.now()
    const left = nextBackup(await keeper.newest(), now, keeper.at).getTime() - now.getTime()
    await keeper.wait(left > 0 ? Math.min(left, longestWaitMs) : await tryOnce(keeper))
  }
}

/** @returns how long to wait before the next look. */
async function tryOnce({ make, say }: BackupKeeper): Promise<number> {
  try {
    await make()
    return 0
  } catch (error) {
    say(
      `✗ No backup: ${error instanceof OperatorError ? error.message : String(error)} It is tried again in 15 minutes.`,
    )
    return againMs
  }
}
