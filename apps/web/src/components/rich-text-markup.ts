import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { convertLexicalToHTML, type HTMLConvertersFunction, LinkHTMLConverter } from '@payloadcms/richtext-lexical/html'
import { linkPath } from '@/content/link-path'
import type { RichText } from '@/content/types'
import { headingId } from '@/lib/heading-id'

/** Links lead to the same language; headings can be linked to. */
export const richTextMarkup = (text: RichText, locale: Locale): string =>
  convertLexicalToHTML({ data: text, converters: converters(locale), disableContainer: true })

const converters =
  (locale: Locale): HTMLConvertersFunction =>
  ({ defaultConverters }) => {
    const { link } = LinkHTMLConverter({
      internalDocToHref: ({ linkNode }) => localisePath(locale, linkPath(linkNode.fields.doc) ?? '/'),
    })
    return {
      ...defaultConverters,
      heading: ({ node, nodesToHTML }) =>
        `<${node.tag} id="${headingId(node)}">${nodesToHTML({ nodes: node.children }).join('')}</${node.tag}>`,
      // Trap: Payload's own says the number of each item, which HTML knows of ordered lists alone, and styles in attributes.
      listitem: ({ node, nodesToHTML }) => `<li>${nodesToHTML({ nodes: node.children }).join('')}</li>`,
      link: (given) => {
        if (typeof link !== 'function') return ''
        const { fields } = given.node
        const url = fields.url?.startsWith('/') ? localisePath(locale, fields.url) : (fields.url ?? '#')
        return link({ ...given, node: { ...given.node, fields: { ...fields, url, newTab: false } } })
      },
    }
  }
