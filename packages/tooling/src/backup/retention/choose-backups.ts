const dayMs = 86_400_000

export type RetentionRule = { daily: number; weekly: number; monthly: number }

export const retentionRule: RetentionRule = { daily: 7, weekly: 4, monthly: 6 }

/** The beginning of every name of a backup; what follows is the moment it was made. */
const named = /^estu-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z\.backup$/

export const backupNameOf = (moment: Date) => `estu-${moment.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`

/** Returns when a file was made that is called as backups are; null for any other. */
export function momentOfBackup(name: string): Date | null {
  const [, day, hours, minutes, seconds] = named.exec(name) ?? []
  const moment = new Date(`${day}T${hours}:${minutes}:${seconds}Z`)
  return Number.isNaN(moment.getTime()) ? null : moment
}

/**
 * Returns the backups that may go. Of each of the last days, weeks and months with a backup the newest stays, and all of the
 * last 24 hours before the newest: what was saved just before something went wrong is not what a later one replaces. Time
 * without backups counts for nothing: a shop that made none for a year keeps what it has. Files that are no backups are
 * never named.
 */
export function chooseExpired(names: readonly string[], rule: RetentionRule = retentionRule): string[] {
  const backups = names
    .flatMap((name) => {
      const moment = momentOfBackup(name)
      return moment ? [{ name, moment }] : []
    })
    .toSorted((a, b) => b.moment.getTime() - a.moment.getTime())
  const kept = new Set([
    ...backups
      .filter(({ moment }) => moment.getTime() > (backups[0]?.moment.getTime() ?? 0) - dayMs)
      .map(({ name }) => name),
    ...newestOfEach(backups, rule.daily, dayOf),
    ...newestOfEach(backups, rule.weekly, weekOf),
    ...newestOfEach(backups, rule.monthly, monthOf),
  ])
  return backups.map(({ name }) => name).filter((name) => !kept.has(name))
}

type Backup = { name: string; moment: Date }

function newestOfEach(newestFirst: readonly Backup[], most: number, periodOf: (moment: Date) => string): string[] {
  const found = new Map<string, string>()
  for (const { name, moment } of newestFirst) {
    const period = periodOf(moment)
    if (!found.has(period) && found.size < most) found.set(period, name)
  }
  return [...found.values()]
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)
const monthOf = (moment: Date) => moment.toISOString().slice(0, 7)
/** Weeks begin on Monday; the first day of 1970 was a Thursday. */
const weekOf = (moment: Date) => String(Math.floor((moment.getTime() / dayMs + 3) / 7))
