import { contactLabels } from '@/components/contact-labels'
import type { Translate } from '@/i18n/translator'

/** What each field of a review is called. */
export const reviewLabels = (t: Translate) => ({
  ...contactLabels(t),
  rating: t('writeReview.rating'),
  author: t('writeReview.author'),
  title: t('writeReview.heading'),
  text: t('writeReview.text'),
  pros: t('writeReview.pros'),
  cons: t('writeReview.cons'),
  email: t('writeReview.email'),
})
