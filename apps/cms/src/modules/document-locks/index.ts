export { keepLocks } from './keep-locks.ts'
export { lockAccess } from './lock-access.ts'
export { passLocks, putBackLocks } from './pass-locks.ts'
export { refuseOvertaken } from './refuse-overtaken.ts'
