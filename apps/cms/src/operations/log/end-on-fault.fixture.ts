import { endOnFault } from './end-on-fault.ts'

/** A process whose query fails where nobody waits for it. */
endOnFault()
const cause = Object.assign(new Error('duplicate key'), { detail: 'Key (phone)=(+77010000000) already exists.' })
void Promise.reject(
  Object.assign(new Error('Failed query: insert into orders\nparams: Асель', { cause }), { params: ['Асель'] }),
)
