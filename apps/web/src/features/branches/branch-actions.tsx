import { whatsappHref } from '@estu/domain/contacts/whatsapp-href'
import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { ButtonLink } from '@estu/ui/components/button-link'
import { Icon } from '@estu/ui/components/icon'
import type { Branch } from '@/content/types'
import { translator } from '@/i18n/translator'

/** Booking at this very branch, and writing to it for whoever does not call. */
export function BranchActions({ locale, branch, main = true }: { locale: Locale; branch: Branch; main?: boolean }) {
  const t = translator(locale)
  const chat = whatsappHref(branch.whatsapp ?? '')
  const whichOne = <span className="sr">: {branch.title}</span>
  return (
    <div className="btns">
      <ButtonLink
        href={localisePath(locale, `${routes.appointment.path}?branch=${branch.id}`)}
        tone={main ? 'primary' : 'secondary'}
        className={main ? 'ctas__main' : undefined}
      >
        {t('home.bookHere')}
        {whichOne}
      </ButtonLink>
      {chat && (
        <ButtonLink href={chat} tone={main ? 'secondary' : 'quiet'}>
          <Icon name="message" />
          {t('branches.write')}
          {whichOne}
        </ButtonLink>
      )}
    </div>
  )
}
