/** A migration bears when it was made, in UTC: `20261130_052213_trial_days`. */
const madeAt = /^(\d{4})(\d{2})(\d{2})_(\d{2})(\d{2})(\d{2})_/

const dayMs = 24 * 3_600_000

/** Whether a clock shows a time at which this release was not yet made: a day earlier is a time zone, not a fault. */
export function isClockBehind(now: Date, migrations: readonly string[]): boolean {
  const newest = Math.max(...migrations.map(timeOf))
  return now.getTime() < newest - dayMs
}

/** Whether the clock of this machine and that of the database differ by more than a day. */
export const isClockApart = (now: Date, ofDatabase: Date): boolean =>
  Math.abs(now.getTime() - ofDatabase.getTime()) > dayMs

function timeOf(migration: string): number {
  const [, year, month, day, hour, minute, second] = (madeAt.exec(migration) ?? []).map(Number)
  return Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, minute, second) || 0
}
