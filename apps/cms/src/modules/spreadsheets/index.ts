export { tableEndpoints } from './spreadsheet-endpoints.ts'
