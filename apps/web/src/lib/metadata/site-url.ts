import 'server-only'
import { readWebEnv } from '@/env'

/** An absolute address on this site. */
export const siteUrl = (path: string): string => `${readWebEnv().webUrl}${path === '/' ? '' : path}`
