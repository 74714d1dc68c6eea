export { limitQueries } from './limit-queries.ts'
