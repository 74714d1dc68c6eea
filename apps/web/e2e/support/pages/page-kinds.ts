import { branchPath, routes } from '@estu/domain/routing/routes'
import { brandPaths, informationPaths, listingPaths, offlinePaths, promotionPaths } from './site-routes.ts'

const device = 'demo-phonak-ric-90-r'
const finderAnswers = 'who=self&signs=none&hard=tv&loss=II&battery=unknown&budget=any'

/**
 * The kinds of pages a visitor meets, each with its addresses as in Russian: what a kind is drawn by differs from every
 * other one, its addresses differ in their words or in what they list. A new page of the site is added here.
 */
export const pageKinds: Readonly<Record<string, readonly string[]>> = {
  home: [routes.home.path],
  listing: [...listingPaths, '/apparaty?brand=phonak', '/apparaty?loss=IV&form=iic'],
  articles: [routes.articles.path, routes.expertArticles.path],
  article: ['/articles/uhod-za-sluhovym-apparatom', '/stati-ekspertnye/pervye-30-dney-s-apparatom'],
  branches: [routes.branches.path],
  branch: [branchPath('abaya-52')],
  services: [routes.services.path],
  service: ['/uslugi/proverka-sluha'],
  specialist: ['/specialisty/surdolog-centra'],
  reviews: [routes.reviews.path],
  landings: [routes.landingPages.path],
  landing: ['/podborki/apparaty-s-akkumulyatorom'],
  favourites: [routes.favourites.path],
  search: [routes.search.path, '/search?q=аппарат', '/search?q=щщщъъъ'],
  compare: [routes.compare.path, `/compare?d=${device}&d=demo-phonak-ric-50-312`],
  finder: [routes.finder.path, '/podbor?who=self', `/podbor?${finderAnswers}`],
  fitting: [routes.fittingSupplies.path, '/raskhodniki/podbor?brand=phonak'],
  screener: [routes.screener.path, routes.selfCheck.path],
  error: [routes.error.path],
  'empty cart': [routes.cart.path],
  'empty checkout': [routes.checkout.path],
  thanks: [routes.thanks.path, '/thanks?for=feedback&number=F-0000-0000'],
  feedback: [routes.feedback.path],
  'find an order': [routes.findRequest.path],
  appointment: [routes.appointment.path],
  'write a review': [routes.writeReview.path, `/reviews/new?of=devices&product=${device}`],
  account: [
    routes.signIn.path,
    routes.register.path,
    routes.recover.path,
    routes.reset.path,
    routes.confirm.path,
    routes.signOut.path,
  ],
  brand: brandPaths,
  promotions: [routes.promotions.path],
  promotion: promotionPaths,
  information: informationPaths,
  device: [`/apparaty/${device}`, '/slukhovye-apparaty-dlya-detey/demo-phonak-kids-bte-13'],
  supply: ['/implanty/demo-processor-bte', '/raskhodniki/demo-battery-312', '/aksessuaries/demo-tv-connector'],
  offline: offlinePaths,
  missing: ['/net-takoy-stranitsy', '/apparaty/net-takogo'],
}
