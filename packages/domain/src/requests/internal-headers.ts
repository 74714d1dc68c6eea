/** Headers that the servers in front of Next set themselves. Whatever a client sends under these names is removed. */
const prefix = 'x-estu-'

/** Who asks, for limits. */
export const clientHeader = `${prefix}client`

/** The page that a form was posted to, as its handler is told. */
export const formPageHeader = `${prefix}form-page`

/** Names the refused form to the page that shows it again. */
export const formStateHeader = `${prefix}form-state`

/** Where the page of an address stands among the build's pages. */
export const pageRouteHeader = `${prefix}page-route`

/** Marks a request that this very process makes of itself; its value is the process's own secret. */
export const ownRequestHeader = `${prefix}own-request`

type Headers = Record<string, string | string[] | undefined>

/** Removes what only we may say from a request that is not our own. @returns whether it is our own. */
export function keepInternalHeaders(headers: Headers, ownSecret: string): boolean {
  if (headers[ownRequestHeader] === ownSecret) return true
  for (const name of Object.keys(headers)) if (name.startsWith(prefix)) delete headers[name]
  return false
}
