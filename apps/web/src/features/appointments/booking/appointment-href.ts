import { routes } from '@estu/domain/routing/routes'

type Part = Partial<Record<'service' | 'branch' | 'specialist' | 'from' | 'day' | 'at' | 'wait', string>>

/** The address of a step, as in Russian, with what was chosen before it. */
export function appointmentHref(part: Part): string {
  const query = new URLSearchParams(
    Object.entries(part).filter((entry): entry is [string, string] => Boolean(entry[1])),
  )
  return query.size > 0 ? `${routes.appointment.path}?${query}` : routes.appointment.path
}
