/** The path of every published page in both languages, as the sitemap names them. */
export async function sitemapPaths(base: string): Promise<string[]> {
  const parts = await locationsIn(`${base}/sitemap.xml`)
  return (await Promise.all(parts.map(locationsIn))).flat().map((url) => new URL(url).pathname)
}

async function locationsIn(sitemap: string): Promise<string[]> {
  const xml = await (await fetch(sitemap)).text()
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url)
}
