import { answerHeaders, type HeaderSettings, isDocument, textOf } from '../headers/answer-headers.ts'

/** Puts into a page the styles that it is drawn with at first, and names them. */
export type Paint = (html: string) => { html: string; styles: readonly string[] }

/** The headers of a page that is kept, decided once for all who get it. */
export const finishPage =
  (settings: HeaderSettings, paint: Paint) =>
  (given: Record<string, string>, { url }: { url: string }, body: Buffer) => {
    const { policy, isClean, page } = isDocument(given)
      ? finishDocument({ settings, paint }, body.toString())
      : { policy: undefined, isClean: true, page: body }
    const headers = policy === undefined ? given : { ...given, 'content-security-policy': policy }
    const all = answerHeaders({ url, method: 'GET', status: 200, headers }, settings)
    return {
      headers: Object.fromEntries(Object.entries(all).map(([name, value]) => [name, textOf(value) ?? ''])),
      isClean,
      body: page,
    }
  }

/** The page is judged as Next made it: a style in there would be a stranger's. */
function finishDocument({ settings, paint }: { settings: HeaderSettings; paint: Paint }, html: string) {
  const { html: styled, styles } = paint(html)
  return { ...settings.pagePolicy(html, styles), page: Buffer.from(styled) }
}
