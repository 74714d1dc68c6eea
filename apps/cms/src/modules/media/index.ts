export { media } from './media.ts'
export { sharpOnDemand } from './sharp-on-demand.ts'
export { videos } from './videos.ts'
