import type { AddressedCollection } from '@estu/domain/catalogue/collections'
import type { Locale } from '@estu/domain/locale/locales'
import type { DrawingName } from '@estu/domain/media/drawings'
import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'

export type PublishedCollection = AddressedCollection | 'specialists'

/** What an anonymous visitor may read. */
export type ReadableCollection = PublishedCollection | 'faq' | 'redirects' | 'reviews' | 'videos'

/** Running text as the editor keeps it. */
export type RichText = SerializedEditorState

export type Photograph = {
  src: string
  srcSet: string
  width: number
  height: number
  alt: string
  /** For `object-position`, in percent. */
  focus: { x: number; y: number }
}

/**
 * A drawing, by its name and its whole address; it takes the colours of the theme.
 * @property wide three wide by two high; any other is square
 * @property colour that of the thing itself
 */
export type Drawn = { name: DrawingName; drawn: string; wide: boolean; colour: string | null; alt: string }

export type Picture = Photograph | Drawn

/** What search engines are told, as the editor wrote it. */
export type Seo = {
  title: string
  description: string
  /** The picture that an editor chose for link previews, 1200 × 630; null where one is drawn. */
  image: string | null
  /** The editor asks search engines to stay away. */
  noindex: boolean
  /** Another path of this site, as in Russian, where the same text stands. */
  canonical: string | null
}

/** What every page of a document needs: its languages, its words for search engines, when it last changed. */
export type PageFacts = { languages: Locale[]; seo: Seo; updatedAt: string }

export type Link = { label: string; href: string }

export type BrandSummary = { slug: string; name: string }
