export { limitQueries } from './limit-queries.ts'
export { shortenAdminLists } from './shorten-admin-lists.ts'
export { stopForAbsent } from './stop-for-absent.ts'
