import type { Endpoint } from 'payload'
import { unsavedCopyKey } from '../endpoints/unsaved-copy-key.ts'
import { freeTimesEndpoint } from '../modules/appointments/index.ts'
import { demoContentEndpoints } from '../modules/demo-content/index.ts'
import { unsentEndpoint } from '../modules/letters/index.ts'
import { linkCheckEndpoints } from '../modules/links/index.ts'
import { whatsappWebhook } from '../modules/messages/index.ts'
import { transfersEndpoint } from '../modules/orders/index.ts'
import { personalDataEndpoints } from '../modules/personal-data/index.ts'
import { previewLinkEndpoints } from '../modules/preview-links/index.ts'
import { publishingCheck } from '../modules/publishing/index.ts'
import { releasesEndpoints } from '../modules/releases/index.ts'
import { reviewEndpoints } from '../modules/review/index.ts'
import { scheduleEndpoints } from '../modules/schedule/index.ts'
import { seoReport } from '../modules/seo/index.ts'
import { tableEndpoints } from '../modules/spreadsheets/index.ts'
import { translationEndpoints } from '../modules/translation/index.ts'
import { whereUsedEndpoint } from '../modules/where-used/index.ts'
import { xliffEndpoints } from '../modules/xliff/index.ts'

/** What is asked beside Payload's interface: by the admin's own pages, whose role each checks, and by the messenger. */
export const endpoints = (): Endpoint[] => [
  publishingCheck,
  seoReport,
  ...reviewEndpoints,
  whereUsedEndpoint,
  ...linkCheckEndpoints,
  ...scheduleEndpoints,
  ...tableEndpoints,
  ...translationEndpoints,
  ...xliffEndpoints,
  ...personalDataEndpoints,
  ...demoContentEndpoints,
  ...previewLinkEndpoints,
  ...releasesEndpoints,
  freeTimesEndpoint,
  unsavedCopyKey,
  unsentEndpoint,
  transfersEndpoint,
  ...whatsappWebhook,
]
