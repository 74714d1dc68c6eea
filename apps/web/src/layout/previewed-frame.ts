import { cache } from 'react'
import type { FrameContent } from '@/content/editorial/get-frame-content'

/** What a preview shows of the frame in place of what is public. */
export type PreviewedFrame = Partial<FrameContent>

/** One for each rendering of a page: no two visits share it, and what is kept for all has an empty one. */
const held = cache((): { frame: PreviewedFrame } => ({ frame: {} }))

/** Whatever is rendered from here on stands in this frame, also a page that knows nothing of previews. */
export function holdFrame(frame: PreviewedFrame): void {
  held().frame = frame
}

export const heldFrame = (): PreviewedFrame => held().frame
