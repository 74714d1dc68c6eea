import type { WebEnv } from '../env.ts'
import type { PolicySettings } from './content-security-policy.ts'

/** What the operator's own settings mean for the policy of the site's pages. */
export const policySettingsOf = ({ webUrl, tagManagerId, analyticsId }: WebEnv): PolicySettings => ({
  isHttps: webUrl.startsWith('https:'),
  counts: { tagManager: tagManagerId !== null, analytics: analyticsId !== null },
  frameAncestors: "'none'",
})
