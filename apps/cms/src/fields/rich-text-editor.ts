import { addressedCollections } from '@estu/domain/catalogue/collections'
import {
  BlockquoteFeature,
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  InlineToolbarFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical'

/** What running text may hold: the storefront has a style for each of these and for nothing else. */
export const textFeatures = () => [
  ParagraphFeature(),
  HeadingFeature({ enabledHeadingSizes: ['h2', 'h3'] }),
  BoldFeature(),
  ItalicFeature(),
  UnorderedListFeature(),
  OrderedListFeature(),
  BlockquoteFeature(),
  LinkFeature({ enabledCollections: [...addressedCollections] }),
  UploadFeature({ enabledCollections: ['media'], collections: { media: { fields: [] } } }),
  FixedToolbarFeature(),
  InlineToolbarFeature(),
]

export const editor = () => lexicalEditor({ features: textFeatures() })
