import type { Payload } from 'payload'
import { branches } from './content/branches/index.ts'
import { brands } from './content/brands/index.ts'
import { devices as danavoxAndBernafon } from './content/danavox-bernafon-devices/index.ts'
import { articles as expertArticles } from './content/expert-articles/index.ts'
import { usualFaq } from './content/faq/usual.ts'
import { articles as generalArticles } from './content/general-articles/index.ts'
import { announcement } from './content/globals/announcement.ts'
import { holidays } from './content/globals/holidays.ts'
import { home } from './content/globals/home.ts'
import { instalments } from './content/globals/instalments.ts'
import { legal } from './content/globals/legal.ts'
import { navigation } from './content/globals/navigation.ts'
import { organisation } from './content/globals/organisation.ts'
import { articles as moreGeneralArticles } from './content/more-general-articles/index.ts'
import { pages } from './content/pages/index.ts'
import { devices as phonak } from './content/phonak-devices/index.ts'
import { promotions } from './content/promotions/index.ts'
import { specialists } from './content/specialists/index.ts'
import { plantBranch, plantSpecialist } from './documents/clinic.ts'
import { plantDevice } from './documents/devices.ts'
import {
  plantAnnouncement,
  plantHolidays,
  plantHome,
  plantInstalments,
  plantLegal,
  plantNavigation,
  plantOrganisation,
} from './documents/globals.ts'
import { plantArticle, plantBrand, plantFaq, plantPromotion } from './documents/materials.ts'
import { plantPage } from './documents/pages.ts'
import { openGarden } from './garden.ts'

/** Plants the demo content, each piece once; what refers to another piece comes after it. */
export async function seed(payload: Payload): Promise<void> {
  const garden = await openGarden(payload)
  for (const branch of branches) await plantBranch(garden, branch)
  for (const specialist of specialists) await plantSpecialist(garden, specialist)
  for (const brand of brands) await plantBrand(garden, brand)
  for (const device of [...phonak, ...danavoxAndBernafon]) await plantDevice(garden, device)
  for (const article of [...expertArticles, ...generalArticles, ...moreGeneralArticles])
    await plantArticle(garden, article)
  for (const promotion of promotions) await plantPromotion(garden, promotion)
  for (const [index, entry] of usualFaq.entries()) await plantFaq(garden, entry, (index + 1) * 10)
  for (const page of pages) await plantPage(garden, page)
  await plantOrganisation(garden, organisation)
  await plantNavigation(garden, navigation)
  await plantHome(garden, home)
  await plantInstalments(garden, instalments)
  await plantHolidays(garden, holidays)
  await plantLegal(garden, legal)
  await plantAnnouncement(garden, announcement)
}
