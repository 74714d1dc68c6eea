import { locales } from '@estu/domain/locale/locales'
import { waitPath } from '@estu/domain/routing/routes'
import { notFound } from 'next/navigation'
import { taskMetadata } from '@/app/metadata/fixed-page-metadata'
import { LinkExpired } from '@/components/requests/link-expired'
import { getWait } from '@/content/clinic/get-wait'
import { getReadyChannels } from '@/content/customer/get-ready-channels'
import { WaitGate } from '@/features/appointments/waiting/wait-gate'
import { WaitView } from '@/features/appointments/waiting/wait-view'
import { readFormState } from '@/forms/state/read-form-state'
import { SiteFrame } from '@/layout/site-frame'
import { localeOf } from '@/lib/params'
import { accessTo } from '@/session/link-access'
import { visitorCookies } from '@/session/visitor'

export const instant = false

type Props = { params: Promise<{ locale: string; token: string }> }

export const generateMetadata = ({ params }: Props) => taskMetadata(params, '/wait', (t) => t('wait.title'))

export default async function WaitPage({ params }: Props) {
  const { token, ...rest } = await params
  const locale = localeOf(rest)
  if (!locale) return null
  const wait = await getWait(token)
  if (!wait) notFound()
  const [access, state] = await Promise.all([accessTo('wait', wait, await visitorCookies()), readFormState()])
  return (
    <SiteFrame locale={locale} path={waitPath(token)} languages={locales} layout="focus">
      {access === 'whole' && <WaitView locale={locale} wait={wait} ready={await getReadyChannels()} state={state} />}
      {access === 'status' && <WaitGate locale={locale} wait={wait} state={state} />}
      {access === 'expired' && <LinkExpired locale={locale} />}
    </SiteFrame>
  )
}
