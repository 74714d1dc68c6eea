import 'server-only'
import type { Video as Stored } from '@estu/cms/types'
import { filled, picture, words } from '@/content/map-shared'
import type { Picture } from '@/content/types'

export type Video = {
  id: string
  src: string
  type: string
  title: string
  transcript: string
  poster: Picture | null
}

/** A film in one language; null without captions in it: nothing is told by sound alone. */
export function mapVideo(value: Stored | string | null | undefined): Video | null {
  const stored = filled(value)
  if (!stored?.filename || !words(stored.captions)) return null
  return {
    id: stored.id,
    src: `/media/videos/${encodeURIComponent(stored.filename)}`,
    type: stored.mimeType ?? 'video/mp4',
    title: words(stored.title),
    transcript: words(stored.transcript),
    poster: picture(stored.poster),
  }
}
