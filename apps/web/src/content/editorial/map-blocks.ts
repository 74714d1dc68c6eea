import 'server-only'
import type { Device, Page as Stored } from '@estu/cms/types'
import { mapDeviceCard } from '@/content/catalogue/map-device'
import { mapProductSummary, type StoredProduct } from '@/content/catalogue/map-product'
import { filledAll, picture, richText, words } from '@/content/map-shared'
import type { DeviceCard, Picture, ProductSummary, RichText } from '@/content/types'
import { mapVideo, type Video } from './map-video'

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
  | { type: 'productList'; title: string; devices: DeviceCard[]; goods: ProductSummary[] }
  | { type: 'faqGroup'; title: string; group: string }
  | { type: 'hero'; title: string; text: string; label: string; href: string; picture: Picture | null }
  | { type: 'media'; picture: Picture; caption: string }
  | { type: 'video'; title: string; video: Video }
)

type StoredBlock = NonNullable<Stored['layout']>[number]

/** The blocks of a page in order; a block without words is left out rather than shown empty. */
export function mapBlocks(layout: Stored['layout']): PageBlock[] {
  return (layout ?? []).flatMap((block, index) => {
    const mapped = mapBlock(block)
    return mapped ? [{ ...mapped, id: block.id ?? String(index) } as PageBlock] : []
  })
}

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never

function mapBlock(block: StoredBlock): WithoutId<PageBlock> | null {
  switch (block.blockType) {
    case 'text': {
      const body = richText(block.body)
      return body ? { type: 'text', body } : null
    }
    case 'notice':
      return { type: 'notice', tone: block.tone ?? 'calm', title: words(block.title), text: words(block.text) }
    case 'steps':
      return {
        type: 'steps',
        title: words(block.title),
        steps: (block.steps ?? []).map((step) => ({
          when: words(step.when),
          title: words(step.title),
          text: words(step.text),
        })),
      }
    case 'table':
      return {
        type: 'table',
        caption: words(block.caption),
        head: cells(block.head),
        rows: (block.rows ?? []).map((row) => cells(row.cells)),
      }
    case 'faq':
      return { type: 'faq', title: words(block.title), items: faqItems(block.items) }
    case 'quote':
      return { type: 'quote', text: words(block.text), source: words(block.source) }
    case 'callToAction':
      return {
        type: 'callToAction',
        title: words(block.title),
        text: words(block.text),
        label: words(block.label),
        href: words(block.href),
      }
    case 'branchList':
      return { type: 'branchList', title: words(block.title) }
    case 'promotionList':
      return { type: 'promotionList', title: words(block.title) }
    case 'deviceList':
      return {
        type: 'deviceList',
        title: words(block.title),
        devices: filledAll(block.devices)
          .filter((device) => device.slug && device.title)
          .map(mapDeviceCard),
      }
    case 'productList':
      return { type: 'productList', title: words(block.title), ...products(block.products) }
    case 'faqGroup':
      return { type: 'faqGroup', title: words(block.title), group: block.group }
    case 'hero':
      return {
        type: 'hero',
        title: words(block.title),
        text: words(block.text),
        label: words(block.label),
        href: words(block.href),
        picture: picture(block.image),
      }
    case 'media': {
      const image = picture(block.image)
      return image ? { type: 'media', picture: image, caption: words(block.caption) } : null
    }
    case 'video': {
      const video = mapVideo(block.video)
      return video ? { type: 'video', title: words(block.title), video } : null
    }
  }
}

type Products = Extract<StoredBlock, { blockType: 'productList' }>['products']

function products(chosen: Products): { devices: DeviceCard[]; goods: ProductSummary[] } {
  const devices: DeviceCard[] = []
  const goods: ProductSummary[] = []
  for (const { relationTo, value } of chosen ?? []) {
    if (typeof value === 'string' || !value.slug || !value.title) continue
    if (relationTo === 'devices') devices.push(mapDeviceCard(value as Device))
    else goods.push(mapProductSummary(relationTo, value as StoredProduct))
  }
  return { devices, goods }
}

const cells = (row: { text?: string | null }[] | null | undefined) => (row ?? []).map(({ text }) => words(text))

type FaqItems = Extract<StoredBlock, { blockType: 'faq' }>['items']

function faqItems(items: FaqItems) {
  return (items ?? []).flatMap(({ question, answer }) => {
    const text = richText(answer)
    return text && words(question) ? [{ question: words(question), answer: text }] : []
  })
}
