export { demoContentEndpoints } from './demo-content-endpoints.ts'
export { carryOutRemovals } from './operations/carry-out-removals.ts'
export { holdsDemoContent } from './operations/list-pieces.ts'
