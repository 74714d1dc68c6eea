export { forgetAddress, recordAddress } from './operations/record-address.ts'
export { redirects } from './redirects.ts'
