/** Who asks: no page of the shop's own. */
export const strangerOrigin = 'https://stranger.example'

/** A page as somebody saw it; headers by their names in small letters, joined where they came twice. */
export type SeenPage = { headers: ReadonlyMap<string, string>; cookies: readonly string[]; html: string }

/** @param url on loopback; a redirect is followed, as a browser does */
export async function seePage(url: string): Promise<SeenPage> {
  const answer = await fetch(url, { headers: { accept: 'text/html', origin: strangerOrigin } })
  return { headers: new Map(answer.headers), cookies: answer.headers.getSetCookie(), html: await answer.text() }
}
