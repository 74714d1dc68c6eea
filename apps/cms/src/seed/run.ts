import type { Payload } from 'payload'
import { createTogether } from './batch.ts'
import { branches } from './content/branches/index.ts'
import { brands } from './content/brands/index.ts'
import { konaev } from './content/clinic/konaev.ts'
import { services } from './content/clinic/services.ts'
import { devices as danavoxAndBernafon } from './content/danavox-bernafon-devices/index.ts'
import { articles as expertArticles } from './content/expert-articles/index.ts'
import { usualFaq } from './content/faq/usual.ts'
import { hearingCheck } from './content/films/hearing-check.ts'
import { articles as generalArticles } from './content/general-articles/index.ts'
import { announcement } from './content/globals/announcement.ts'
import { delivery } from './content/globals/delivery.ts'
import { holidays } from './content/globals/holidays.ts'
import { home } from './content/globals/home.ts'
import { instalments } from './content/globals/instalments.ts'
import { legal } from './content/globals/legal.ts'
import { navigation } from './content/globals/navigation.ts'
import { organisation } from './content/globals/organisation.ts'
import { payLinkBanks } from './content/globals/payments.ts'
import { sections } from './content/globals/sections.ts'
import { siteBrand } from './content/globals/site-brand.ts'
import { articles as hearingArticles } from './content/hearing-articles/index.ts'
import { landings } from './content/landings/index.ts'
import { devices as moreDevices } from './content/more-devices-b/index.ts'
import { articles as moreGeneralArticles } from './content/more-general-articles/index.ts'
import { pages } from './content/pages/index.ts'
import { devices as phonak } from './content/phonak-devices/index.ts'
import { promotions } from './content/promotions/index.ts'
import { synonyms } from './content/search/synonyms.ts'
import { accessories } from './content/shop/accessories.ts'
import { consumables } from './content/shop/consumables.ts'
import { devices as shopDevices } from './content/shop/devices.ts'
import { moreFaq } from './content/shop/faq.ts'
import { implants } from './content/shop/implants.ts'
import { reviews } from './content/shop/reviews.ts'
import { specialists } from './content/specialists/index.ts'
import {
  connectBranch,
  createBranch,
  createService,
  createSpecialist,
  createStock,
  picturesOfBranch,
} from './documents/clinic.ts'
import { createDevice } from './documents/devices.ts'
import { createFilm } from './documents/films.ts'
import {
  createAnnouncement,
  createDelivery,
  createHolidays,
  createHome,
  createInstalments,
  createLegal,
  createNavigation,
  createOrganisation,
  createPayments,
  createSections,
  createSiteBrand,
} from './documents/globals.ts'
import { createLanding } from './documents/landings.ts'
import { createArticle, createBrand, createFaq, createPromotion, createReview } from './documents/materials.ts'
import { createPage } from './documents/pages.ts'
import { createAccessory, createConsumable, createImplant, photographsOf } from './documents/products.ts'
import { createSynonym } from './documents/synonyms.ts'
import { renderAhead } from './picture.ts'
import { openSeedContext, type SeedContext } from './seed-context.ts'

const allBranches = [...branches, konaev]
const allDevices = [...phonak, ...danavoxAndBernafon, ...moreDevices, ...shopDevices]
const allArticles = [...expertArticles, ...hearingArticles, ...generalArticles, ...moreGeneralArticles]

/**
 * Creates the demo content, each piece once; what refers to another piece comes after it. A power cut costs the part
 * under way: the next start goes on with it.
 */
export async function seed(payload: Payload): Promise<void> {
  const context = await openSeedContext(payload)
  renderAhead(context, allBranches.flatMap(picturesOfBranch))
  renderAhead(context, [...[...implants, ...consumables, ...accessories].flatMap(photographsOf), hearingCheck.poster])
  for (const part of [seedClinic, seedCatalogue, seedMaterials, seedSite]) {
    await createTogether(context, () => part(context))
  }
}

async function seedClinic(context: SeedContext): Promise<void> {
  for (const branch of allBranches) await createBranch(context, branch)
  for (const specialist of specialists) await createSpecialist(context, specialist)
  for (const service of services) await createService(context, service)
  for (const branch of allBranches) await connectBranch(context, branch)
  // What a month costs stands in each product's row of the lists.
  await createInstalments(context, instalments)
}

async function seedCatalogue(context: SeedContext): Promise<void> {
  for (const brand of brands) await createBrand(context, brand)
  for (const device of allDevices) await createDevice(context, device)
  for (const implant of implants) await createImplant(context, implant)
  for (const consumable of consumables) await createConsumable(context, consumable)
  for (const accessory of accessories) await createAccessory(context, accessory)
  await createStock(context)
}

async function seedMaterials(context: SeedContext): Promise<void> {
  for (const article of allArticles) await createArticle(context, article)
  for (const promotion of promotions) await createPromotion(context, promotion)
  for (const [index, entry] of [...usualFaq, ...moreFaq].entries()) await createFaq(context, entry, (index + 1) * 10)
  for (const review of reviews) await createReview(context, review)
}

async function seedSite(context: SeedContext): Promise<void> {
  await createFilm(context, hearingCheck)
  for (const page of pages) await createPage(context, page)
  for (const group of synonyms) await createSynonym(context, group)
  for (const landing of landings) await createLanding(context, landing)
  await createOrganisation(context, organisation)
  await createSiteBrand(context, siteBrand)
  await createNavigation(context, navigation)
  await createHome(context, home)
  await createDelivery(context, delivery)
  await createPayments(context, payLinkBanks)
  await createHolidays(context, holidays)
  await createSections(context, sections)
  await createLegal(context, legal)
  await createAnnouncement(context, announcement)
}
