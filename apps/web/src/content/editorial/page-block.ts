import type { DeviceCard, Photograph, RichText, SupplyCard } from '@/content/types'
import type { Video } from './map-video'

/** What a page is built of, as its editor put it together; `id` is unique within the page. */
export type PageBlock = { id: string } & (
  | { type: 'text'; body: RichText }
  | { type: 'notice'; tone: 'calm' | 'attention'; title: string; text: string }
  | { type: 'steps'; title: string; steps: { when: string; title: string; text: string }[] }
  | { type: 'table'; caption: string; head: string[]; rows: string[][] }
  | { type: 'faq'; title: string; items: { question: string; answer: RichText }[] }
  | { type: 'quote'; text: string; source: string }
  | { type: 'callToAction'; title: string; text: string; label: string; href: string }
  | { type: 'branchList'; title: string }
  | { type: 'promotionList'; title: string }
  | { type: 'deviceList'; title: string; devices: DeviceCard[] }
  | { type: 'productList'; title: string; devices: DeviceCard[]; supplies: SupplyCard[] }
  | { type: 'faqGroup'; title: string; group: string }
  | { type: 'hero'; title: string; text: string; label: string; href: string; picture: Photograph | null }
  | { type: 'media'; picture: Photograph; caption: string }
  | { type: 'video'; title: string; video: Video }
)
