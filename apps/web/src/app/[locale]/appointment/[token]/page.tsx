import { locales } from '@estu/domain/locale/locales'
import { appointmentPath } from '@estu/domain/routing/routes'
import { notFound } from 'next/navigation'
import { getAppointment } from '@/content/clinic/get-appointment'
import { AppointmentView } from '@/features/appointments/appointment-view'
import { readFormState } from '@/forms/read-form-state'
import { SiteFrame } from '@/layout/site-frame'
import { taskMetadata } from '@/lib/metadata/fixed-page-metadata'
import { localeOf } from '@/lib/params'

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
  return (
    <SiteFrame locale={locale} path={appointmentPath(token)} languages={locales} layout="focus">
      <AppointmentView
        locale={locale}
        visit={visit}
        token={token}
        query={await searchParams}
        state={await readFormState()}
      />
    </SiteFrame>
  )
}
