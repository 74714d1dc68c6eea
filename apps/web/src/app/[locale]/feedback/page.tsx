import { locales } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { getConsent } from '@/content/editorial/get-consent'
import { FeedbackForm } from '@/features/feedback/feedback-form'
import { readFormState } from '@/forms/state/read-form-state'
import { SiteFrame } from '@/layout/site-frame'
import { sectionMetadata } from '@/lib/metadata/fixed-page-metadata'
import { localeOf } from '@/lib/params'
import { signedInCustomer } from '@/session/visitor'

export const instant = false

type Props = { params: Promise<{ locale: string }> }

export const generateMetadata = ({ params }: Props) =>
  sectionMetadata(params, routes.feedback.path, (t) => ({ title: t('feedback.title'), lead: t('feedback.lead') }))

export default async function FeedbackPage({ params }: Props) {
  const locale = localeOf(await params)
  if (!locale) return null
  const [consent, state] = await Promise.all([getConsent(locale, 'feedback'), readFormState()])
  const known = await signedInCustomer().catch(() => undefined)
  return (
    <SiteFrame locale={locale} path={routes.feedback.path} languages={locales}>
      <FeedbackForm locale={locale} state={state} consent={consent} known={known} />
    </SiteFrame>
  )
}
