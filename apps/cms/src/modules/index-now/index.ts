export { tellIndexNow } from './tell-index-now.ts'
