import { locales } from '@estu/domain/locale'
import { routes } from '@estu/domain/routes'
import { getConsent } from '@/content/get-consent'
import { listBookable } from '@/content/list-bookable'
import { readVisitChoice } from '@/features/visit/read-visit-choice'
import { VisitView } from '@/features/visit/visit-view'
import { holderOf } from '@/intake/holder'
import { readAgain } from '@/intake/read-again'
import { signedInCustomer, visitorCookies } from '@/intake/visitor'
import { localeOf } from '@/lib/params'
import { taskMetadata } from '@/lib/task-metadata'
import { SiteFrame } from '@/shell/site-frame'

export const instant = false

type Props = {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const generateMetadata = ({ params }: Props) =>
  taskMetadata(params, routes.appointment.path, (t) => t('visit.title'), {
    indexed: true,
    description: (t) => `${t('visit.title')}. ${t('visit.noCallsText')}`,
  })

export default async function AppointmentPage({ params, searchParams }: Props) {
  const locale = localeOf(await params)
  if (!locale) return null
  const [query, again, cookies] = [await searchParams, await readAgain(), await visitorCookies()]
  const bookable = await listBookable(locale)
  const choice = readVisitChoice(query, again, bookable)
  return (
    <SiteFrame locale={locale} path={routes.appointment.path} languages={locales} layout="focus">
      <VisitView
        locale={locale}
        bookable={bookable}
        choice={choice}
        again={again}
        holder={holderOf(cookies)}
        consent={await getConsent(locale, 'appointment')}
        known={await signedInCustomer()}
      />
    </SiteFrame>
  )
}
