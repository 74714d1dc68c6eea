import { locales } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { sectionMetadata } from '@/app/metadata/fixed-page-metadata'
import { beginningOf } from '@/components/requests/about-request'
import { getConsent } from '@/content/editorial/get-consent'
import { FeedbackForm } from '@/features/feedback/feedback-form'
import { readFormState } from '@/forms/state/read-form-state'
import { translator } from '@/i18n/translator'
import { SiteFrame } from '@/layout/site-frame'
import { localeOf } from '@/lib/params'
import { signedInCustomer } from '@/session/visitor'

export const instant = false

type Query = Record<string, string | string[] | undefined>
type Props = { params: Promise<{ locale: string }>; searchParams: Promise<Query> }

export const generateMetadata = ({ params }: Pick<Props, 'params'>) =>
  sectionMetadata(params, routes.feedback.path, (t) => ({ title: t('feedback.title'), lead: t('feedback.lead') }))

export default async function FeedbackPage({ params, searchParams }: Props) {
  const locale = localeOf(await params)
  if (!locale) return null
  const [consent, state] = await Promise.all([getConsent(locale, 'feedback'), readFormState()])
  const beginning = beginningOf(await searchParams, translator(locale))
  const known = await signedInCustomer().catch(() => undefined)
  return (
    <SiteFrame locale={locale} path={routes.feedback.path} languages={locales}>
      <FeedbackForm locale={locale} state={state} consent={consent} beginning={beginning} known={known} />
    </SiteFrame>
  )
}
