/** The scripts, styles and fonts of the build that a page's HTML names, as addresses, each once. */
export const filesOf = (html: string): string[] => [
  ...new Set(html.match(/\/_next\/static\/[\w./~@%+-]+\.(?:js|css|woff2)/g)),
]

/** The fonts that a style names, as addresses. `address` is the style's own. */
export const fontsOf = (css: string, address: string): string[] =>
  [...css.matchAll(/url\(["']?([^"')]+\.woff2)["']?\)/g)].map(
    ([, font = '']) => new URL(font, new URL(address, location.href)).pathname,
  )
