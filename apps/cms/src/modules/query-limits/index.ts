export { limitQueries } from './limit-queries.ts'
export { shortenAdminLists } from './shorten-admin-lists.ts'
