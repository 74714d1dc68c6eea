import { locales } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { sectionMetadata } from '@/app/metadata/fixed-page-metadata'
import { listBookableServices } from '@/content/clinic/list-bookable-services'
import { getConsent } from '@/content/editorial/get-consent'
import { BookingView } from '@/features/appointments/booking/booking-view'
import { readAppointmentChoice } from '@/features/appointments/booking/read-appointment-choice'
import { slotHoldOf } from '@/forms/slot-hold-cookie'
import { readFormState } from '@/forms/state/read-form-state'
import { SiteFrame } from '@/layout/site-frame'
import { localeOf } from '@/lib/params'
import { searchOf } from '@/lib/search-of'
import { signedInCustomer, visitorCookies } from '@/session/visitor'

export const instant = false

type Props = {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const generateMetadata = ({ params }: Props) =>
  sectionMetadata(params, routes.appointment.path, (t) => ({
    title: t('visit.title'),
    lead: `${t('visit.title')}. ${t('visit.noCallsText')}`,
  }))

export default async function AppointmentPage({ params, searchParams }: Props) {
  const locale = localeOf(await params)
  if (!locale) return null
  const [query, state, cookies] = [await searchParams, await readFormState(), await visitorCookies()]
  const bookable = await listBookableServices(locale)
  const choice = readAppointmentChoice(query, state, bookable)
  return (
    <SiteFrame
      locale={locale}
      path={routes.appointment.path}
      search={searchOf(query)}
      languages={locales}
      layout="focus"
    >
      <BookingView
        locale={locale}
        bookable={bookable}
        choice={choice}
        state={state}
        holder={slotHoldOf(cookies)}
        consent={await getConsent(locale, 'appointment')}
        known={await signedInCustomer()}
      />
    </SiteFrame>
  )
}
