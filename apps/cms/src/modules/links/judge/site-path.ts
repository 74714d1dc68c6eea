import { routes } from '@estu/domain/routing/routes'

const fixed = new Set<string>(Object.values(routes).map(({ path }) => path))

/** Further pages of lists, and what the site answers beside its pages. */
const others = [
  /^\/(?:articles|stati-ekspertnye|akcii|reviews)\/page\/[1-9]\d*$/,
  /^\/(?:media|og|feeds)\/./,
  /^\/(?:sitemap\.xml|robots\.txt|llms\.txt|opensearch\.xml|manifest\.webmanifest|\.well-known\/security\.txt)$/,
]

/** Whether the site has a page of its own at a path, whatever is published. */
export const isSitePath = (path: string): boolean => fixed.has(path) || others.some((known) => known.test(path))

const children = `${routes.childrensDevices.path}/`

/** A device stands in two sections; its address is the one. */
export const documentPathAt = (path: string): string =>
  path.startsWith(children) ? `${routes.devices.path}/${path.slice(children.length)}` : path
