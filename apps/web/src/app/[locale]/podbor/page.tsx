import { finderPath, leadOf, nextQuestion, readAnswers } from '@estu/domain/finder/answers'
import { findDevices } from '@estu/domain/finder/find-devices'
import type { FinderAnswers } from '@estu/domain/finder/questions'
import { type Locale, locales } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import type { Metadata } from 'next'
import { sectionMetadata } from '@/app/metadata/fixed-page-metadata'
import { listFinderDevices } from '@/content/catalogue/list-finder-devices'
import { listInstalmentPlans } from '@/content/catalogue/list-instalment-plans'
import { getSectionSeo } from '@/content/editorial/get-section-seo'
import { FinderFrame } from '@/features/finder/finder-frame'
import { MedicalReferral } from '@/features/finder/medical-referral'
import { QuestionForm } from '@/features/finder/question-form'
import { Shortlist } from '@/features/finder/shortlist'
import { ProductPrice } from '@/features/products/product-price'
import type { Translate } from '@/i18n/translator'
import { CompareTray } from '@/layout/compare-tray'
import { compareTrayOf } from '@/layout/compare-tray-words'
import { SiteFrame } from '@/layout/site-frame'
import { localeOf } from '@/lib/params'

/** The address holds the answers: nothing streams in later, so each screen is whole without JavaScript. */
export const instant = false

type Query = Record<string, string | string[] | undefined>
type Props = { params: Promise<{ locale: string }>; searchParams: Promise<Query> }

/** Without answers it is a page to be found; with them it is somebody's own. */
export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  // The build asks without a language, and would refuse whatever it reads of a visit.
  if (!localeOf(await params)) return {}
  const isOwn = Object.keys(readAnswers(await searchParams)).length > 0
  const wordsOf = (t: Translate) => ({ title: t('finder.title'), lead: t('finder.lead') })
  return sectionMetadata(params, routes.finder.path, wordsOf, { noindex: isOwn })
}

export default async function FinderPage({ params, searchParams }: Props) {
  const locale = localeOf(await params)
  if (!locale) return null
  // Before anything is sent: what the title waits for. Next puts a title that comes later into the body, where search
  // engines do not read it.
  await getSectionSeo(locale)
  const query = await searchParams
  const answers = readAnswers(query)
  return (
    <SiteFrame locale={locale} path={finderPath(answers)} languages={locales}>
      <FinderFrame locale={locale} answers={answers}>
        {await screenOf(locale, answers, query)}
      </FinderFrame>
      <CompareTray {...compareTrayOf(locale)} />
    </SiteFrame>
  )
}

/** A question, the way to a doctor, or the shortlist. */
async function screenOf(locale: Locale, answers: FinderAnswers, { step, asked }: Query) {
  const question = nextQuestion(answers, step)
  if (question) {
    const isMissed = asked === question && answers[question] === undefined
    return <QuestionForm key={question} locale={locale} question={question} answers={answers} isMissed={isMissed} />
  }
  const lead = leadOf(answers)
  if (lead) return <MedicalReferral locale={locale} lead={lead} answers={answers} />
  const [{ devices, matching }, plans] = await Promise.all([
    listFinderDevices(locale, answers),
    listInstalmentPlans(locale),
  ])
  return (
    <Shortlist
      locale={locale}
      answers={answers}
      outcome={findDevices(answers, devices)}
      devices={devices}
      matching={matching}
      priceOf={(device) => <ProductPrice locale={locale} product={device} plans={plans} />}
    />
  )
}
