export { media } from './media.ts'
export { videos } from './videos.ts'
