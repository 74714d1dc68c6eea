import { branches } from '../../src/seed/content/branches/index.ts'
import { brands } from '../../src/seed/content/brands/index.ts'
import { konaev } from '../../src/seed/content/clinic/konaev.ts'
import { services } from '../../src/seed/content/clinic/services.ts'
import { devices as danavoxAndBernafon } from '../../src/seed/content/danavox-bernafon-devices/index.ts'
import { articles as expertArticles } from '../../src/seed/content/expert-articles/index.ts'
import { usualFaq } from '../../src/seed/content/faq/usual.ts'
import { articles as generalArticles } from '../../src/seed/content/general-articles/index.ts'
import { articles as hearingArticles } from '../../src/seed/content/hearing-articles/index.ts'
import { landings } from '../../src/seed/content/landings/index.ts'
import { devices as moreDevices } from '../../src/seed/content/more-devices-b/index.ts'
import { articles as moreGeneralArticles } from '../../src/seed/content/more-general-articles/index.ts'
import { pages } from '../../src/seed/content/pages/index.ts'
import { devices as phonak } from '../../src/seed/content/phonak-devices/index.ts'
import { promotions } from '../../src/seed/content/promotions/index.ts'
import { accessories } from '../../src/seed/content/shop/accessories.ts'
import { consumables } from '../../src/seed/content/shop/consumables.ts'
import { devices as shopDevices } from '../../src/seed/content/shop/devices.ts'
import { moreFaq } from '../../src/seed/content/shop/faq.ts'
import { implants } from '../../src/seed/content/shop/implants.ts'
import { specialists } from '../../src/seed/content/specialists/index.ts'

const addressed = {
  accessories,
  articles: [...expertArticles, ...hearingArticles, ...generalArticles, ...moreGeneralArticles],
  branches: [...branches, konaev],
  brands,
  consumables,
  devices: [...phonak, ...danavoxAndBernafon, ...moreDevices, ...shopDevices],
  implants,
  landings,
  pages,
  promotions,
  services,
  specialists,
} as const satisfies Record<string, readonly { slug: string }[]>

/** Questions have no address: `key` is known to the demo content alone, and its title leads to the document. */
export const seededQuestions = [...usualFaq, ...moreFaq]

/** Every document of the demo content that a search may name: `collection:slug`, or `faq:key`. */
export function seededDocuments(): ReadonlySet<string> {
  const withAddress = Object.entries(addressed).flatMap(([collection, documents]) =>
    documents.map(({ slug }) => `${collection}:${slug}`),
  )
  return new Set([...withAddress, ...seededQuestions.map(({ key }) => `faq:${key}`)])
}
