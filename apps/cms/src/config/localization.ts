import type { Config } from 'payload'

/** Made anew for each configuration: Payload completes what it is given in its place. */
export const localization = (): NonNullable<Config['localization']> => ({
  locales: [
    { code: 'ru', label: { ru: 'Русский', kk: 'Орысша' } },
    { code: 'kk', label: { ru: 'Казахский', kk: 'Қазақша' } },
  ],
  defaultLocale: 'ru',
  // One language never stands in for the other: not on the site, not in the admin's fields.
  fallback: false,
  defaultLocalePublishOption: 'active',
})
