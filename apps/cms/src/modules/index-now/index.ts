export type { IndexNow } from './index-now-settings.ts'
export { tellIndexNow } from './tell-index-now.ts'
