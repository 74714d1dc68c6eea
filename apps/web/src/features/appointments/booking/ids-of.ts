import type { AppointmentChoice } from './read-appointment-choice'

/** What has been chosen, as forms and addresses carry it; empty where nothing is. */
export const idsOf = ({ service, branch, specialist }: AppointmentChoice) => ({
  service: service?.id ?? '',
  branch: branch?.id ?? '',
  specialist: specialist === 'any' ? 'any' : (specialist?.id ?? ''),
})
