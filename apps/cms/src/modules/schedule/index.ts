export { readCalendar } from './operations/read-calendar.ts'
export { readTroubledPlans } from './operations/read-troubled-plans.ts'
export { publishOnTime } from './publish-on-time.ts'
export { scheduleEndpoints } from './schedule-endpoints.ts'
