import type { Endpoint } from 'payload'
import { unsavedCopyKey } from '../endpoints/unsaved-copy-key.ts'
import { publishingCheck } from '../modules/publishing/index.ts'
import { seoReport } from '../modules/seo/index.ts'
import { tableEndpoints } from '../modules/spreadsheets/index.ts'
import { translationEndpoints } from '../modules/translation/index.ts'
import { whereUsedEndpoint } from '../modules/where-used/index.ts'
import { xliffEndpoints } from '../modules/xliff/index.ts'

/** What the admin's own pages ask beside Payload's interface; each checks the role of who asks. */
export const endpoints = (): Endpoint[] => [
  publishingCheck,
  seoReport,
  whereUsedEndpoint,
  ...tableEndpoints,
  ...translationEndpoints,
  ...xliffEndpoints,
  unsavedCopyKey,
]
