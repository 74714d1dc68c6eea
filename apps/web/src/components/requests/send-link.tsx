import { whatsappShareHref } from '@estu/domain/contacts/whatsapp-href'
import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { appointmentPath, orderPath } from '@estu/domain/routing/routes'
import { ButtonLink } from '@estu/ui/components/button-link'
import { getSiteBrand } from '@/content/brand/get-site-brand'
import { translator } from '@/i18n/translator'
import { siteUrl } from '@/lib/metadata/site-url'

type Props = { locale: Locale; of: 'order' | 'appointment'; token: string; number: string }

/**
 * Opens WhatsApp with the link to an order or a visit in a message: whoever has it there finds the page on any phone.
 * To whom it goes is chosen there; one's own chat is among them.
 */
export async function SendLink({ locale, of, token, number }: Props) {
  const t = translator(locale)
  const path = of === 'order' ? orderPath(token) : appointmentPath(token)
  const { name } = await getSiteBrand(locale)
  const words = t(`sendLink.${of}`, { number, name })
  const message = `${words} ${siteUrl(localisePath(locale, path))}`
  return (
    <ButtonLink tone="secondary" href={whatsappShareHref(message)}>
      {t('sendLink.label')}
    </ButtonLink>
  )
}
