/** Stands in each value: where it is seen again, somebody was believed. */
export const mark = 'evil-7f3a'

const host = `${mark}.example`

/**
 * What a stranger may say beside a page's address, each for itself: names that proxies, Next, caches and browsers use
 * among themselves, and ones that no page differs by.
 */
export const hostileHeaders: readonly (readonly (readonly [string, string])[])[] = [
  [['x-forwarded-host', host]],
  [['x-forwarded-proto', `https-${mark}`]],
  [['x-forwarded-for', `203.0.113.7, ${mark}`]],
  [['x-forwarded-port', '1']],
  [['x-forwarded-prefix', `/${mark}`]],
  [['x-forwarded-server', host]],
  [['x-forwarded-scheme', 'http']],
  [['forwarded', `for=${mark};host=${host};proto=http`]],
  [['x-host', host]],
  [['x-original-url', `/${mark}`]],
  [['x-original-host', host]],
  [['x-rewrite-url', '/cart']],
  [['x-http-method-override', 'POST']],
  [['x-middleware-rewrite', `/${mark}`]],
  [['x-middleware-subrequest', 'middleware:middleware:middleware']],
  [['x-middleware-prefetch', '1']],
  [['x-nextjs-data', '1']],
  [['x-nextjs-rewrite', `/${mark}`]],
  [
    ['x-next-revalidate-tags', mark],
    ['x-next-revalidated-tags', mark],
  ],
  [['x-next-cache-tags', mark]],
  [['x-prerender-revalidate', mark]],
  [
    ['x-invoke-path', `/${mark}`],
    ['x-invoke-status', '500'],
  ],
  [['x-matched-path', `/${mark}`]],
  [['x-now-route-matches', `1=${mark}`]],
  [['next-action', mark]],
  [['next-resume', '1']],
  [['next-router-prefetch', '1']],
  [['next-router-segment-prefetch', `/_${mark}`]],
  [['next-router-state-tree', encodeURIComponent(`["${mark}"]`)]],
  [['next-url', `/${mark}`]],
  [['rsc', '1']],
  [
    ['rsc', mark],
    ['next-url', `/${mark}`],
  ],
  [['accept-language', `${mark}, kk-KZ;q=0.9`]],
  [['content-security-policy', `script-src 'nonce-${mark}'`]],
  [['content-security-policy-report-only', `script-src 'nonce-${mark}'`]],
  [['range', 'bytes=0-10']],
  [['if-none-match', `*, "${mark}"`]],
  [
    ['if-modified-since', 'Fri, 01 Jan 2100 00:00:00 GMT'],
    ['if-range', `"${mark}"`],
  ],
  [
    ['purpose', 'prefetch'],
    ['sec-purpose', 'prefetch'],
    ['x-purpose', 'preview'],
  ],
  [
    ['sec-fetch-site', 'cross-site'],
    ['sec-fetch-dest', 'iframe'],
    ['origin', `https://${host}`],
  ],
  [
    [
      'cookie',
      `i18n_redirected=${mark}; cart=${mark}; session=${mark}; __prerender_bypass=${mark}; ${'a'.repeat(3000)}`,
    ],
  ],
  [['authorization', `Bearer ${mark}`]],
  [['host', host]],
  [
    ['host', 'localhost:1'],
    ['x-forwarded-host', host],
  ],
  [
    ['x-estu-page', '1'],
    ['x-estu-form-page', `/${mark}`],
    ['x-estu-form-state', mark],
    ['x-estu-own-request', mark],
  ],
  [['x-request-id', mark]],
  [
    ['accept', `text/x-component, ${mark}/html`],
    ['accept-encoding', `${mark}, br;q=0`],
  ],
  [
    ['user-agent', `Googlebot ${mark}`],
    ['save-data', 'on'],
    ['x-wap-profile', mark],
  ],
]

export const nameOf = (headers: (typeof hostileHeaders)[number]): string => headers.map(([name]) => name).join(' and ')
