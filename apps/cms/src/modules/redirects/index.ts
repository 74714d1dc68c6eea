export { forgetAddress, publicOnce, recordAddress } from './operations/record-address.ts'
export { redirects } from './redirects.ts'
