import type { FilmInText, TableInText } from '@estu/cms/types'
import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { leadsSomewhere } from '@estu/domain/routing/link-address'
import { withNoBreaks } from '@estu/domain/text/typography/with-no-breaks'
import type { DefaultNodeTypes, SerializedBlockNode } from '@payloadcms/richtext-lexical'
import { type JSXConvertersFunction, LinkJSXConverter, TextJSXConverter } from '@payloadcms/richtext-lexical/react'
import { linkPath } from '@/content/link-path'
import { headingId } from '@/lib/heading-id'
import { TextFilm, TextPicture, TextTable } from './rich-text-blocks'

const formatted = TextJSXConverter.text as Extract<typeof TextJSXConverter.text, (...given: never[]) => unknown>

type Nodes = DefaultNodeTypes | SerializedBlockNode<TableInText | FilmInText>

/** Returns how each node of running text is shown on a page of a language. */
export const richTextConverters =
  (locale: Locale): JSXConvertersFunction<Nodes> =>
  ({ defaultConverters }) => ({
    ...defaultConverters,
    ...LinkJSXConverter({
      internalDocToHref: ({ linkNode }) => localisePath(locale, linkPath(linkNode.fields.doc) ?? '/'),
    }),
    autolink: undefined,
    upload: ({ node }) => <TextPicture value={node.value} />,
    blocks: {
      table: ({ node }) => <TextTable table={node.fields} />,
      film: ({ node }) => <TextFilm film={node.fields} locale={locale} />,
    },
    text: (given) => formatted({ ...given, node: { ...given.node, text: withNoBreaks(given.node.text) } }),
    heading: ({ node, nodesToJSX }) => {
      const Tag = node.tag
      const words = nodesToJSX({ nodes: node.children })
      return <Tag id={headingId(node)}>{words}</Tag>
    },
    // Trap: Payload's own says the number of each item, which HTML knows of ordered lists alone, and styles in attributes.
    listitem: ({ node, nodesToJSX }) => <li>{nodesToJSX({ nodes: node.children })}</li>,
    link: ({ node, nodesToJSX }) => {
      const words = nodesToJSX({ nodes: node.children })
      const { linkType, url, doc } = node.fields
      const inside = linkType === 'internal' ? linkPath(doc) : url?.startsWith('/') ? url : null
      if (inside) return <a href={localisePath(locale, inside)}>{words}</a>
      // What was stored without an address, or leads to a page that is not public, is words.
      if (linkType === 'internal' || !leadsSomewhere(url)) return <>{words}</>
      return (
        <a href={url} rel="noopener">
          {words}
        </a>
      )
    },
  })
