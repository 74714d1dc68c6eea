import 'server-only'
import type { Media } from '@estu/cms/types'
import { withNoBreaks } from '@estu/domain/text/typography/with-no-breaks'
import { withUsualSpaces } from '@estu/domain/text/typography/with-usual-spaces'
import { mediaPath, sourceSet } from './source-set'
import type { Link, Photograph, RichText, Seo } from './types'

/** A relation that was filled in; an id alone means that the visitor may not read it. */
export function filled<T extends object>(value: T | string | null | undefined): T | null {
  return typeof value === 'object' && value !== null ? value : null
}

export const filledAll = <T extends object>(values: (T | string)[] | null | undefined): T[] =>
  (values ?? []).map((value) => filled(value)).filter((value) => value !== null)

/** An editor's words as they are shown (ADR 0027). Not for what is compared, searched or sent on: those are `plainWords`. */
export const words = (value: string | null | undefined): string => withNoBreaks(plainWords(value))

export const plainWords = (value: string | null | undefined): string => value?.trim() ?? ''

export const richText = (value: unknown): RichText | null =>
  typeof value === 'object' && value !== null && 'root' in value ? (value as RichText) : null

export function link(value: { label?: string | null; href?: string | null } | null | undefined): Link | null {
  const label = words(value?.label)
  const href = plainWords(value?.href)
  return label && href ? { label, href } : null
}

export function picture(value: Media | string | null | undefined): Photograph | null {
  const media = filled(value)
  if (!media?.filename || !media.width || !media.height) return null
  const files = [media.sizes?.small, media.sizes?.medium, media.sizes?.large, media].flatMap((size) =>
    size?.filename && size.width ? [{ filename: size.filename, width: size.width }] : [],
  )
  return {
    src: mediaPath(media.sizes?.medium?.filename ?? media.filename),
    srcSet: sourceSet(files),
    width: media.width,
    height: media.height,
    alt: words(media.alt),
    focus: { x: media.focalX ?? 50, y: media.focalY ?? 50 },
  }
}

type Meta =
  | {
      title?: string | null
      description?: string | null
      image?: Media | string | null
      noindex?: boolean | null
      canonical?: string | null
    }
  | null
  | undefined

/** The editor's words for search engines, or the document's own where none were written; a picture is drawn then. */
export function seo(meta: Meta, own: { title: string; description: string }): Seo {
  const social = filled(meta?.image)?.sizes?.social?.filename
  return {
    title: plainWords(meta?.title) || withUsualSpaces(own.title),
    description: plainWords(meta?.description) || withUsualSpaces(own.description),
    image: social ? mediaPath(social) : null,
    noindex: meta?.noindex ?? false,
    canonical: plainWords(meta?.canonical) || null,
  }
}
