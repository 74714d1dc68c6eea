import { readTestEnv } from '../test-env.ts'
import { visit } from '../visitor.ts'

const { webUrl } = readTestEnv()

export const locationsIn = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? '')

/** Paths of the sitemap's parts, as its index names them. */
export async function sitemapParts(): Promise<string[]> {
  return locationsIn((await visit('/sitemap.xml')).html).map((url) => url.replace(webUrl, ''))
}

/** All parts of the sitemap, one after the other. */
export async function readSitemap(): Promise<string> {
  const parts = await Promise.all((await sitemapParts()).map((path) => visit(path)))
  return parts.map(({ html }) => html).join('\n')
}
