import { ofetch } from 'ofetch'

/**
 * The browser's own calls. `ofetch` as it comes: what may be repeated is tried once more on 408, 409, 425, 429, 500,
 * 502, 503 and 504; POST, PUT, PATCH and DELETE never are. Source: the specification's retry rules.
 */
export const api = ofetch.create({ credentials: 'same-origin' })
