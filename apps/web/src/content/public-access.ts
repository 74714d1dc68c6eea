import 'server-only'
import type { Locale } from '@estu/domain/locale/locales'

/**
 * How every public read is made: without rights, without drafts, and without one language standing in for the
 * other. Trap: Payload's Local API skips access rules unless it is told otherwise.
 */
export const publicAccess = (locale: Locale) => ({
  locale,
  fallbackLocale: false as const,
  draft: false,
  overrideAccess: false,
})
