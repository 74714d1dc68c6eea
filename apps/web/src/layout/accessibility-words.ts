import type { Translate } from '@/i18n/translator'

/** The words of the panel where a reader sets how the site looks. */
export const accessibilityWords = (t: Translate) => ({
  title: t('accessibility.title'),
  close: t('site.close'),
  size: t('accessibility.size'),
  sizes: [
    t('accessibility.usualSize'),
    t('accessibility.largerSize'),
    t('accessibility.largeSize'),
    t('accessibility.largestSize'),
  ] as const,
  colours: t('accessibility.colours'),
  light: t('accessibility.light'),
  dark: t('accessibility.dark'),
  contrast: t('accessibility.contrast'),
  spacing: t('accessibility.spacing'),
  usual: t('accessibility.usual'),
  wide: t('accessibility.wide'),
  font: t('accessibility.font'),
  usualFont: t('accessibility.usualFont'),
  plainFont: t('accessibility.plainFont'),
  images: t('accessibility.images'),
  motion: t('accessibility.motion'),
  note: t('accessibility.note'),
  withoutScripts: t('accessibility.withoutScripts'),
  reset: t('accessibility.reset'),
  statement: t('accessibility.statement'),
})
