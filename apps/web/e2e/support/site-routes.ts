import type { Locale } from '@estu/domain/locale/locales'
import { locales, localisePath } from '@estu/domain/locale/locales'
import { brandSlugs, pageSlugs, promotionSlugs, routes } from '@estu/domain/routing/routes'

/** Every address of the site that shows content today, as in Russian. */
export const paths: string[] = [
  routes.home.path,
  routes.devices.path,
  routes.articles.path,
  routes.expertArticles.path,
  routes.branches.path,
  routes.services.path,
  routes.implants.path,
  routes.consumables.path,
  routes.accessories.path,
  routes.childrensDevices.path,
  routes.reviews.path,
  routes.favourites.path,
  routes.error.path,
  routes.cart.path,
  routes.checkout.path,
  routes.thanks.path,
  routes.feedback.path,
  routes.appointment.path,
  routes.writeReview.path,
  routes.signIn.path,
  routes.register.path,
  routes.recover.path,
  routes.reset.path,
  routes.confirm.path,
  routes.signOut.path,
  ...brandSlugs.map((slug) => `/${slug}`),
  ...promotionSlugs.map((slug) => `/akcii/${slug}`),
  ...pageSlugs.map((slug) => `/${slug}`),
  '/apparaty/demo-phonak-ric-90-r',
  '/slukhovye-apparaty-dlya-detey/demo-phonak-kids-bte-13',
  '/stati-ekspertnye/pervye-30-dney-s-apparatom',
  '/articles/uhod-za-sluhovym-apparatom',
]

export const addresses: { locale: Locale; path: string; address: string }[] = paths.flatMap((path) =>
  locales.map((locale) => ({ locale, path, address: localisePath(locale, path) })),
)
