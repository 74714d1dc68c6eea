import 'server-only'
import type { Video as Stored } from '@estu/cms/types'
import { captionText } from '@estu/domain/text/caption-text'
import { filled, picture, plainWords, words } from '@/content/map-shared'
import type { Photograph } from '@/content/types'

type File = { src: string; type: string }

export type Video = File & {
  id: string
  title: string
  /** The editor's words, or else what the captions say. */
  transcript: string
  poster: Photograph | null
  /** The same told by gestures. */
  signLanguage: File | null
}

/** A film in one language; null without captions in it: nothing is told by sound alone. */
export function mapVideo(value: Stored | string | null | undefined): Video | null {
  const stored = filled(value)
  const film = file(stored)
  const captions = plainWords(stored?.captions)
  if (!stored || !film || !captions) return null
  return {
    ...film,
    id: stored.id,
    title: words(stored.title),
    transcript: words(stored.transcript) || captionText(captions),
    poster: picture(stored.poster),
    signLanguage: file(filled(stored.signLanguage)),
  }
}

const file = (stored: Stored | null): File | null =>
  stored?.filename
    ? { src: `/media/videos/${encodeURIComponent(stored.filename)}`, type: stored.mimeType ?? 'video/mp4' }
    : null
