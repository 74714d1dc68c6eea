import { type SoldSection, soldSections } from '@estu/domain/cart'
import { type Locale, locales } from '@estu/domain/locale'
import { routes } from '@estu/domain/routes'
import { isSlug } from '@estu/domain/slug'
import { getConsent } from '@/content/get-consent'
import { getDevice } from '@/content/get-device'
import { getGoods } from '@/content/get-goods'
import { NothingToReview } from '@/features/contact/nothing-to-review'
import { WriteReview } from '@/features/contact/write-review'
import { readAgain } from '@/intake/read-again'
import { signedInCustomer } from '@/intake/visitor'
import { localeOf } from '@/lib/params'
import { taskMetadata } from '@/lib/task-metadata'
import { SiteFrame } from '@/shell/site-frame'

export const instant = false

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<{ of?: string; product?: string }> }

export const generateMetadata = ({ params }: Props) =>
  taskMetadata(params, routes.writeReview.path, (t) => t('writeReview.title'))

export default async function WriteReviewPage({ params, searchParams }: Props) {
  const locale = localeOf(await params)
  if (!locale) return null
  const { of, product: slug } = await searchParams
  const section = soldSections.find((candidate) => candidate === of)
  const product = section && typeof slug === 'string' && isSlug(slug) ? await find(locale, section, slug) : null
  if (!section || !product) {
    return (
      <SiteFrame locale={locale} path={routes.writeReview.path} languages={locales} layout="focus">
        <NothingToReview locale={locale} />
      </SiteFrame>
    )
  }
  return (
    <SiteFrame locale={locale} path={routes.writeReview.path} languages={locales} layout="focus">
      <WriteReview
        locale={locale}
        section={section}
        product={product}
        again={await readAgain()}
        consent={await getConsent(locale, 'feedback')}
        known={await signedInCustomer()}
      />
    </SiteFrame>
  )
}

const find = (locale: Locale, section: SoldSection, slug: string) =>
  section === 'devices' ? getDevice(locale, slug) : getGoods(locale, section, slug)
