export { personalDataEndpoints } from './personal-data-endpoints.ts'
