export { lockAccess } from './lock-access.ts'
