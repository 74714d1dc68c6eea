export type { HostedSearch } from './hosted-settings.ts'
export { keepIndex } from './keep-index.ts'
