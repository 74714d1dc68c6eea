import type { PreviewedFrame } from '@/layout/previewed-frame'
import type { GlobalView } from '@/preview/global-mappers'
import type { Draft } from '@/preview/read-draft'

/** What of the frame around the page is itself what is previewed. */
export function previewedFrame(draft: Draft): PreviewedFrame {
  return draft.kind === 'global' ? frameOf(draft.global) : {}
}

export function frameOf(global: GlobalView): PreviewedFrame {
  switch (global.kind) {
    case 'navigation':
      return { navigation: global.navigation }
    case 'organisation':
      return { organisation: global.organisation }
    case 'brand':
      return { brand: global.brand }
    case 'announcement':
      return { announcement: global.announcement }
    default:
      return {}
  }
}
