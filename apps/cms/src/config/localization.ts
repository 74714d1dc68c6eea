import { localeLabels } from '@estu/domain/vocabulary/languages'
import type { Config } from 'payload'
import { label } from '../fields/labels.ts'

/** Made anew for each configuration: Payload completes what it is given in its place. */
export const localization = (): NonNullable<Config['localization']> => ({
  locales: [
    { code: 'ru', label: label(...localeLabels.ru) },
    { code: 'kk', label: label(...localeLabels.kk) },
  ],
  defaultLocale: 'ru',
  // One language never stands in for the other: not on the site, not in the admin's fields.
  fallback: false,
  defaultLocalePublishOption: 'active',
})
