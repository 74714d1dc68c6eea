/** The scripts, styles and fonts of the build that a page's HTML names, as addresses, each once. */
export const filesOf = (html: string): string[] => [
  ...new Set(html.match(/\/_next\/static\/[\w./~@%+-]+\.(?:js|css|woff2)/g)),
]
