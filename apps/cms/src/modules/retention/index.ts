export { runRetention } from './operations/run-retention.ts'
export { retention } from './retention.ts'
