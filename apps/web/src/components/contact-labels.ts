import type { Translate } from '@/i18n/translator'

/** What each field of a contact is called where its problems are listed, in the order of its form. */
export const contactLabels = (t: Translate) => ({
  name: t('form.name'),
  contactBy: t('form.contactBy'),
  phone: t('form.phone'),
  email: t('form.email'),
  comment: t('form.comment'),
  consent: t('form.consentText'),
})
