import { locales } from '@estu/domain/locale/locales'
import { appointmentPath } from '@estu/domain/routing/routes'
import { notFound } from 'next/navigation'
import { taskMetadata } from '@/app/metadata/fixed-page-metadata'
import { LinkExpired } from '@/components/requests/link-expired'
import { LinkGate } from '@/components/requests/link-gate'
import { getAppointment } from '@/content/clinic/get-appointment'
import { getWaitOf } from '@/content/clinic/get-wait'
import { listBranches } from '@/content/clinic/list-branches'
import { getReadyChannels } from '@/content/customer/get-ready-channels'
import { AppointmentView } from '@/features/appointments/appointment-view'
import { readFormState } from '@/forms/state/read-form-state'
import { SiteFrame } from '@/layout/site-frame'
import { localeOf } from '@/lib/params'
import { visitAccess } from '@/session/link-access'
import { visitorCookies } from '@/session/visitor'

export const instant = false

type Props = {
  params: Promise<{ locale: string; token: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const generateMetadata = ({ params }: Props) => taskMetadata(params, '/appointment', (t) => t('visit.title'))

export default async function VisitPage({ params, searchParams }: Props) {
  const { token, ...rest } = await params
  const locale = localeOf(rest)
  if (!locale) return null
  const visit = await getAppointment(token)
  if (!visit) notFound()
  const [access, state] = await Promise.all([visitAccess(visit, await visitorCookies()), readFormState()])
  return (
    <SiteFrame locale={locale} path={appointmentPath(token)} languages={locales} layout="focus">
      {access === 'whole' && (
        <AppointmentView
          locale={locale}
          visit={visit}
          token={token}
          branch={(await listBranches(locale)).find(({ id }) => id === visit.branchId)}
          query={await searchParams}
          ready={await getReadyChannels()}
          wait={await getWaitOf(visit.id)}
          state={state}
        />
      )}
      {access === 'status' && (
        <LinkGate locale={locale} request={{ kind: 'appointment', ...visit }} proof={visit.proof} state={state} />
      )}
      {access === 'expired' && <LinkExpired locale={locale} />}
    </SiteFrame>
  )
}
