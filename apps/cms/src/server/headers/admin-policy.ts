type Shown = { nonce: string; webUrl: string; development?: boolean }

/**
 * What the admin may load, run and send: its own alone. Scripts bear the word of this one answer. Styles may stand in
 * the page, because the admin's parts write theirs while they run (ADR 0025). The storefront is shown in a frame.
 */
export function adminPolicy({ nonce, webUrl, development = false }: Shown): string {
  const directives = [
    `default-src 'none'`,
    `script-src 'self' 'nonce-${nonce}'${development ? " 'unsafe-eval'" : ''}`,
    `style-src 'self' 'unsafe-inline'`,
    // A picture that was chosen and not yet sent is a `blob:`.
    `img-src 'self' data: blob:`,
    `media-src 'self' blob:`,
    `font-src 'self'`,
    `connect-src 'self'${development ? ' ws:' : ''}`,
    `frame-src 'self' ${new URL(webUrl).origin}`,
    `manifest-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'self'`,
  ]
  return directives.join('; ')
}

const alone = `base-uri 'none'; form-action 'none'; frame-ancestors 'self'`

/** A picture or a film that is opened by its own address: the browser puts it into a page of its making. */
export const filePolicy = `default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; ${alone}`

/** What is no page of the admin runs nothing, even if somebody opens it as one; who looks at it by tools may ask on. */
export const emptyPolicy = `default-src 'none'; connect-src 'self'; ${alone}`
