import { momentOfBackup } from '../retention/choose-backups.ts'

/** A time of day in Almaty. */
export type TimeOfDay = { hour: number; minute: number }

const dayMs = 86_400_000
/** Almaty is five hours before UTC all year. */
const almatyMs = 5 * 3_600_000
/** A day, and what a backup and one failed try may take. */
const freshMs = 26 * 3_600_000

/** Returns when the next backup is due: at once where none was made since the time of day last came round. */
export function nextBackup(newest: Date | null, now: Date, at: TimeOfDay): Date {
  const due = lastTime(now, at)
  return newest && newest >= due ? new Date(due.getTime() + dayMs) : now
}

/** Returns the newest backup among the names of a folder; null where there is none. */
export function newestBackup(names: readonly string[]): Date | null {
  const moments = names.flatMap((name) => momentOfBackup(name)?.getTime() ?? [])
  return moments.length > 0 ? new Date(Math.max(...moments)) : null
}

/** Tells whether a folder holds a backup of the last day. */
export function isBackedUp(names: readonly string[], now: Date): boolean {
  const newest = newestBackup(names)
  return newest !== null && now.getTime() - newest.getTime() < freshMs
}

function lastTime(now: Date, { hour, minute }: TimeOfDay): Date {
  const inAlmaty = now.getTime() + almatyMs
  const midnight = inAlmaty - (inAlmaty % dayMs)
  const today = midnight + (hour * 60 + minute) * 60_000
  return new Date((today <= inAlmaty ? today : today - dayMs) - almatyMs)
}
