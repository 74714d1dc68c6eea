import type { Locale } from '@estu/domain/locale/locales'
import { locales, localisePath } from '@estu/domain/locale/locales'
import { offlineCartPath, offlinePath } from '@estu/domain/offline/core-pages'
import { branchPath, brandPath, pagePath, promotionPath, routes } from '@estu/domain/routing/routes'

/** Pages that an editor puts together from blocks. */
const pageSlugs = [
  'about',
  'user_agreement',
  'polzovatelskoe-soglashenie',
  'diagnostika-sluha',
  'dostupnost',
  'mama-surdopedagog',
  'oplata-i-dostavka',
  'kak-oformit-rassrochku',
  'chastye-voprosy-o-sluhe',
  'kohlearnaya-implantaciya',
  'usloviya-garantii-na-tovar',
  'usloviya-obmena-i-vozvrat-tovara',
]
const brandSlugs = ['phonak', 'danavox', 'bernafon', 'advancedbionics']
const promotionSlugs = [
  'Podarki_ot_Phonak',
  'Besplatnoe_pitanie',
  'Skidka_dlya_pensionerov',
  'Poluchit_sluhovoj_apparat_besplatno',
]

export const brandPaths = brandSlugs.map(brandPath)
export const promotionPaths = promotionSlugs.map(promotionPath)
export const informationPaths = pageSlugs.map(pagePath)

/** Lists of products, each with facets of its own. */
export const listingPaths: string[] = [
  routes.devices.path,
  routes.childrensDevices.path,
  routes.implants.path,
  routes.consumables.path,
  routes.accessories.path,
]

/** Pages of one short form of the account. */
export const shortFormPaths: string[] = [
  routes.recover.path,
  routes.reset.path,
  routes.confirm.path,
  routes.signOut.path,
]

/** What a browser shows in place of what it does not keep. */
export const offlinePaths: string[] = [offlinePath, offlineCartPath]

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
  routes.landingPages.path,
  routes.promotions.path,
  routes.favourites.path,
  routes.search.path,
  routes.compare.path,
  routes.finder.path,
  routes.fittingSupplies.path,
  routes.screener.path,
  routes.selfCheck.path,
  routes.error.path,
  routes.cart.path,
  routes.checkout.path,
  routes.thanks.path,
  routes.feedback.path,
  routes.findRequest.path,
  routes.appointment.path,
  routes.writeReview.path,
  routes.signIn.path,
  routes.register.path,
  ...shortFormPaths,
  ...offlinePaths,
  ...brandPaths,
  ...promotionPaths,
  ...informationPaths,
  branchPath('abaya-52'),
  '/apparaty/demo-phonak-ric-90-r',
  '/podborki/apparaty-s-akkumulyatorom',
  '/slukhovye-apparaty-dlya-detey/demo-phonak-kids-bte-13',
  '/stati-ekspertnye/pervye-30-dney-s-apparatom',
  '/articles/uhod-za-sluhovym-apparatom',
  '/specialisty/surdolog-centra',
]

export const addresses: { locale: Locale; path: string; address: string }[] = paths.flatMap((path) =>
  locales.map((locale) => ({ locale, path, address: localisePath(locale, path) })),
)

/** Every address in one language, in turn: for what the gate asks of a page and its translation alike. */
export const oneLanguageEach = addresses.filter(
  ({ locale, path }) => locale === locales[paths.indexOf(path) % locales.length],
)
