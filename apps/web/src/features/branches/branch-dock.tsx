import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { ButtonLink } from '@estu/ui/components/button-link'
import { BuyDock } from '@estu/ui/product/buy-dock'
import type { Branch } from '@/content/types'
import { translator } from '@/i18n/translator'
import { OpenNowLine } from './open-now-line'

/** Whether the branch is open and the way to book there, which stay in sight on a phone. */
export function BranchDock({ locale, branch }: { locale: Locale; branch: Branch }) {
  return (
    <BuyDock
      price={<OpenNowLine locale={locale} branch={branch} />}
      action={
        <ButtonLink href={localisePath(locale, `${routes.appointment.path}?branch=${branch.id}`)}>
          {translator(locale)('home.bookHere')}
          <span className="sr">: {branch.title}</span>
        </ButtonLink>
      }
    />
  )
}
