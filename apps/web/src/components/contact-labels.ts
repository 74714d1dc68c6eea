import type { Translate } from '@/i18n/translator'

/** What each field of a contact is called where its problems are listed. */
export const contactLabels = (t: Translate) => ({
  name: t('form.name'),
  phone: t('form.phone'),
  email: t('form.email'),
  contactBy: t('form.contactBy'),
  comment: t('form.comment'),
  consent: t('form.consentText'),
})
