import type { Endpoint } from 'payload'
import { publishingCheck } from './publishing-check.ts'
import { seoReport } from './seo-report.ts'
import { tableEndpoints } from './tables.ts'
import { translationEndpoints } from './translation.ts'

/** What the admin's own pages ask beside Payload's interface; each checks the role of who asks. */
export const endpoints = (): Endpoint[] => [publishingCheck, seoReport, ...tableEndpoints, ...translationEndpoints]
