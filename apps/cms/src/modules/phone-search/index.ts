export { withPhoneSearch } from './with-phone-search.ts'
