import type { Organization } from 'schema-dts'
import { siteUrl } from '../metadata/site-url'
import { organisationId } from './ids'

/** The organisation where another page tells of it: enough to know whom the same id means; the home page says the rest. */
export const organisationStub = (name: string): Organization => ({
  '@type': 'Organization',
  '@id': organisationId(),
  name,
  url: siteUrl('/'),
})
