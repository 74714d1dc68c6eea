import { type ProductCollection, productCollections } from '@estu/domain/catalogue/collections'
import { type Locale, locales } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { isSlug } from '@estu/domain/routing/slug'
import { taskMetadata } from '@/app/metadata/fixed-page-metadata'
import { getDevice } from '@/content/catalogue/get-device'
import { getSupply } from '@/content/catalogue/get-supply'
import { getConsent } from '@/content/editorial/get-consent'
import { NothingToReview } from '@/features/reviews/nothing-to-review'
import { WriteReview } from '@/features/reviews/write-review'
import { readFormState } from '@/forms/state/read-form-state'
import { SiteFrame } from '@/layout/site-frame'
import { localeOf } from '@/lib/params'
import { searchOf } from '@/lib/search-of'
import { signedInCustomer } from '@/session/visitor'

export const instant = false

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<{ of?: string; product?: string }> }

export const generateMetadata = ({ params }: Props) =>
  taskMetadata(params, routes.writeReview.path, (t) => t('writeReview.title'))

export default async function WriteReviewPage({ params, searchParams }: Props) {
  const locale = localeOf(await params)
  if (!locale) return null
  const { of, product: slug } = await searchParams
  const section = productCollections.find((candidate) => candidate === of)
  const product = section && typeof slug === 'string' && isSlug(slug) ? await find(locale, section, slug) : null
  if (!section || !product) {
    return (
      <SiteFrame locale={locale} path={routes.writeReview.path} languages={locales} layout="focus">
        <NothingToReview locale={locale} />
      </SiteFrame>
    )
  }
  return (
    <SiteFrame
      locale={locale}
      path={routes.writeReview.path}
      search={searchOf({ of, product: slug })}
      languages={locales}
      layout="focus"
    >
      <WriteReview
        locale={locale}
        section={section}
        product={product}
        state={await readFormState()}
        consent={await getConsent(locale, 'feedback')}
        known={await signedInCustomer()}
      />
    </SiteFrame>
  )
}

const find = (locale: Locale, section: ProductCollection, slug: string) =>
  section === 'devices' ? getDevice(locale, slug) : getSupply(locale, section, slug)
