export { xliffEndpoints } from './xliff-endpoints.ts'
