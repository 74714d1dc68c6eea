export { withNameSearch } from './with-name-search.ts'
