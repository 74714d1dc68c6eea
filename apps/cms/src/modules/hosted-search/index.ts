export { keepIndex } from './keep-index.ts'
