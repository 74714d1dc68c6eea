import 'server-only'
import type { AddressedCollection } from '@estu/domain/catalogue/collections'
import type { Locale } from '@estu/domain/locale/locales'
import type { DataFromCollectionSlug } from 'payload'
import { mapBrand } from '@/content/catalogue/map-brand'
import { mapDevice } from '@/content/catalogue/map-device'
import { mapSupply } from '@/content/catalogue/map-supply'
import { getHolidays } from '@/content/clinic/get-holidays'
import { mapBranchDocument } from '@/content/clinic/map-branch'
import { mapService } from '@/content/clinic/map-service'
import { type InformationPage, mapPage } from '@/content/editorial/get-page'
import { mapArticle } from '@/content/editorial/map-article'
import { mapPromotion } from '@/content/editorial/promotions/map-promotion'
import { mapLanding } from '@/content/landings/map-landing'
import type { Article, BranchDocument, Brand, Device, Landing, Promotion, Service, Supply } from '@/content/types'

export type DraftView =
  | { kind: 'article'; article: Article }
  | { kind: 'device'; device: Device }
  | { kind: 'supply'; supply: Supply }
  | { kind: 'service'; service: Service }
  | { kind: 'branch'; branch: BranchDocument }
  | { kind: 'promotion'; promotion: Promotion }
  | { kind: 'page'; page: InformationPage }
  | { kind: 'brand'; brand: Brand }
  | { kind: 'landing'; landing: Landing }

type Mapper<C extends AddressedCollection> = (
  stored: DataFromCollectionSlug<C>,
  languages: Locale[],
  locale: Locale,
) => DraftView | Promise<DraftView>

/** How a draft of each collection is seen: just as the published page maps it. */
export const draftMappers: { [C in AddressedCollection]: Mapper<C> } = {
  articles: (stored, languages) => ({ kind: 'article', article: mapArticle(stored, languages) }),
  devices: (stored, languages) => ({ kind: 'device', device: mapDevice(stored, languages) }),
  implants: (stored, languages) => ({ kind: 'supply', supply: mapSupply('implants', stored, languages) }),
  consumables: (stored, languages) => ({ kind: 'supply', supply: mapSupply('consumables', stored, languages) }),
  accessories: (stored, languages) => ({ kind: 'supply', supply: mapSupply('accessories', stored, languages) }),
  services: (stored, languages) => ({ kind: 'service', service: mapService(stored, languages) }),
  branches: async (stored, languages, locale) => {
    const calendar = { holidays: await getHolidays(locale), now: new Date() }
    return { kind: 'branch', branch: mapBranchDocument(stored, languages, calendar) }
  },
  promotions: (stored, languages) => ({
    kind: 'promotion',
    promotion: mapPromotion(stored, languages, new Date()),
  }),
  pages: (stored, languages) => ({ kind: 'page', page: mapPage(stored, languages) }),
  landings: (stored, languages) => ({ kind: 'landing', landing: mapLanding(stored, languages) }),
  brands: (stored, languages) => ({ kind: 'brand', brand: mapBrand(stored, languages) }),
}
