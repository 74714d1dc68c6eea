import { createRequire } from 'node:module'
import type { Config } from 'payload'

type Sharp = NonNullable<Config['sharp']>

const require = createRequire(import.meta.url)

/** Loaded with the first picture: a storefront has this configuration too, and receives none. */
export const sharpOnDemand: Sharp = (input, options) => (require('sharp') as Sharp)(input, options)
