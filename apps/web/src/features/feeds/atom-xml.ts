import { hreflangOf, type Locale, localisePath } from '@estu/domain/locale/locales'
import { articlePath } from '@estu/domain/routing/routes'
import type { Article } from '@/content/types'
import { siteUrl } from '@/lib/metadata/site-url'
import { element, escapeXml, xmlDeclaration } from '@/lib/xml/escape-xml'

type Feed = { locale: Locale; title: string; subtitle: string; author: string; self: string; home: string }

/** The newest articles for readers of feeds. Source: RFC 4287. */
export function atomXml(feed: Feed, articles: readonly Article[]): string {
  const newest = articles
    .map(({ changedAt }) => changedAt)
    .toSorted()
    .at(-1)
  return [
    `${xmlDeclaration}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${hreflangOf(feed.locale)}">\n`,
    element('id', feed.self),
    element('title', feed.title),
    element('subtitle', feed.subtitle),
    // A feed without articles has to say a moment too.
    element('updated', newest ?? new Date(0).toISOString()),
    `<author>${element('name', feed.author)}</author>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(feed.self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(feed.home)}"/>\n`,
    ...articles.map((article) => entry(article, feed.locale)),
    '</feed>\n',
  ].join('')
}

function entry(article: Article, locale: Locale): string {
  const url = siteUrl(localisePath(locale, articlePath(article.kind, article.slug)))
  return `<entry>${[
    element('id', url),
    element('title', article.title),
    element('updated', article.changedAt),
    element('published', article.firstPublishedAt),
    article.author ? `<author>${element('name', article.author.name)}</author>` : '',
    `<link rel="alternate" type="text/html" href="${escapeXml(url)}"/>`,
    element('summary', article.summary),
  ].join('')}</entry>\n`
}
