export { keepLocks } from './keep-locks.ts'
export { lockAccess } from './lock-access.ts'
