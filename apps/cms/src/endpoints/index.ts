import type { Endpoint } from 'payload'
import { publishingCheck } from './publishing-check.ts'

/** What the admin's own pages ask beside Payload's interface; each checks the role of who asks. */
export const endpoints = (): Endpoint[] => [publishingCheck]
