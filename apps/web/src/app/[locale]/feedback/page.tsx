import { locales } from '@estu/domain/locale'
import { routes } from '@estu/domain/routes'
import { getConsent } from '@/content/get-consent'
import { FeedbackForm } from '@/features/contact/feedback-form'
import { readAgain } from '@/intake/read-again'
import { signedInCustomer } from '@/intake/visitor'
import { localeOf } from '@/lib/params'
import { taskMetadata } from '@/lib/task-metadata'
import { SiteFrame } from '@/shell/site-frame'

export const instant = false

type Props = { params: Promise<{ locale: string }> }

export const generateMetadata = ({ params }: Props) =>
  taskMetadata(params, routes.feedback.path, (t) => t('feedback.title'), {
    indexed: true,
    description: (t) => t('feedback.lead'),
  })

export default async function FeedbackPage({ params }: Props) {
  const locale = localeOf(await params)
  if (!locale) return null
  const [consent, again] = await Promise.all([getConsent(locale, 'feedback'), readAgain()])
  const known = await signedInCustomer().catch(() => null)
  return (
    <SiteFrame locale={locale} path={routes.feedback.path} languages={locales}>
      <FeedbackForm locale={locale} again={again} consent={consent} known={known} />
    </SiteFrame>
  )
}
