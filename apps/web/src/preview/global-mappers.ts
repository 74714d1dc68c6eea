import 'server-only'
import type { PreviewedGlobal } from '@estu/domain/preview/previewed-globals'
import type { DataFromGlobalSlug } from 'payload'
import { mapSiteBrand, type SiteBrand } from '@/content/brand/get-site-brand'
import { type DeliveryZone, mapDeliveryZones } from '@/content/catalogue/list-delivery-zones'
import { type InstalmentPlan, mapInstalmentPlans } from '@/content/catalogue/list-instalment-plans'
import { mapOrganisation } from '@/content/clinic/get-organisation'
import { mapAnnouncement } from '@/content/editorial/get-announcement'
import { type LegalTexts, mapLegal } from '@/content/editorial/get-consent'
import { type Home, mapHome } from '@/content/editorial/get-home'
import { mapNavigation } from '@/content/editorial/get-navigation'
import { mapSections, type SectionsSeo } from '@/content/editorial/get-section-seo'
import { mapTermsLead } from '@/content/editorial/get-terms-lead'
import type { Announcement, Navigation, Organisation } from '@/content/types'

export type GlobalView =
  | { kind: 'home'; home: Home }
  | { kind: 'sections'; sections: SectionsSeo }
  | { kind: 'navigation'; navigation: Navigation }
  | { kind: 'organisation'; organisation: Organisation }
  | { kind: 'brand'; brand: SiteBrand }
  | { kind: 'announcement'; announcement: Announcement | null }
  | { kind: 'instalments'; lead: string; plans: InstalmentPlan[] }
  | { kind: 'delivery'; lead: string; zones: DeliveryZone[] }
  | { kind: 'legal'; texts: LegalTexts }

/** How each single document is seen: just as the pages that show it map it. */
export const globalMappers: { [G in PreviewedGlobal]: (stored: DataFromGlobalSlug<G>) => GlobalView } = {
  home: (stored) => ({ kind: 'home', home: mapHome(stored) }),
  sections: (stored) => ({ kind: 'sections', sections: mapSections(stored) }),
  navigation: (stored) => ({ kind: 'navigation', navigation: mapNavigation(stored) }),
  organisation: (stored) => ({ kind: 'organisation', organisation: mapOrganisation(stored) }),
  brand: (stored) => ({ kind: 'brand', brand: mapSiteBrand(stored) }),
  announcement: (stored) => ({ kind: 'announcement', announcement: mapAnnouncement(stored) }),
  instalments: (stored) => ({
    kind: 'instalments',
    lead: mapTermsLead(stored),
    plans: mapInstalmentPlans(stored),
  }),
  delivery: (stored) => ({ kind: 'delivery', lead: mapTermsLead(stored), zones: mapDeliveryZones(stored) }),
  legal: (stored) => ({ kind: 'legal', texts: mapLegal(stored) }),
}
