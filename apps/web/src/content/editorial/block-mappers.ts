import 'server-only'
import type { Page } from '@estu/cms/types'
import { mapDeviceCard, mapDeviceCards } from '@/content/catalogue/map-device'
import { hasCard } from '@/content/catalogue/map-product'
import { mapSupplyCard } from '@/content/catalogue/map-supply'
import { picture, richText, words } from '@/content/map-shared'
import type { DeviceCard, SupplyCard } from '@/content/types'
import { mapVideo } from './map-video'
import type { PageBlock } from './page-block'

type StoredBlock = NonNullable<Page['layout']>[number]
export type BlockType = StoredBlock['blockType'] & PageBlock['type']
export type StoredBlocks = { [T in BlockType]: Extract<StoredBlock, { blockType: T }> }
type Facts = { [T in BlockType]: Omit<Extract<PageBlock, { type: T }>, 'id' | 'type'> }

/** What each kind of block shows; null where that is nothing. */
export const blockMappers: { [T in BlockType]: (block: StoredBlocks[T]) => Facts[T] | null } = {
  text: (block) => {
    const body = richText(block.body)
    return body && { body }
  },
  notice: (block) => ({ tone: block.tone ?? 'calm', title: words(block.title), text: words(block.text) }),
  steps: (block) => ({ title: words(block.title), steps: steps(block.steps) }),
  table: (block) => ({
    caption: words(block.caption),
    head: cells(block.head),
    rows: (block.rows ?? []).map((row) => cells(row.cells)),
  }),
  faq: (block) => ({ title: words(block.title), items: faqItems(block.items) }),
  quote: (block) => ({ text: words(block.text), source: words(block.source) }),
  callToAction: (block) => invitation(block),
  branchList: (block) => ({ title: words(block.title) }),
  promotionList: (block) => ({ title: words(block.title) }),
  deviceList: (block) => ({ title: words(block.title), devices: mapDeviceCards(block.devices) }),
  productList: (block) => ({ title: words(block.title), ...products(block.products) }),
  faqGroup: (block) => ({ title: words(block.title), group: block.group }),
  hero: (block) => ({ ...invitation(block), picture: picture(block.image) }),
  media: (block) => {
    const image = picture(block.image)
    return image && { picture: image, caption: words(block.caption) }
  },
  video: (block) => {
    const video = mapVideo(block.video)
    return video && { title: words(block.title), video }
  },
}

const invitation = ({ title, text, label, href }: StoredBlocks['callToAction' | 'hero']) => ({
  title: words(title),
  text: words(text),
  label: words(label),
  href: words(href),
})

const steps = (rows: StoredBlocks['steps']['steps']) =>
  (rows ?? []).map(({ when, title, text }) => ({ when: words(when), title: words(title), text: words(text) }))

const cells = (row: { text?: string | null }[] | null | undefined) => (row ?? []).map(({ text }) => words(text))

function products(chosen: StoredBlocks['productList']['products']): { devices: DeviceCard[]; supplies: SupplyCard[] } {
  const devices: DeviceCard[] = []
  const supplies: SupplyCard[] = []
  for (const product of chosen ?? []) {
    if (typeof product.value === 'string' || !hasCard(product.value)) continue
    if (product.relationTo === 'devices') devices.push(mapDeviceCard(product.value))
    else supplies.push(mapSupplyCard(product.relationTo, product.value))
  }
  return { devices, supplies }
}

function faqItems(items: StoredBlocks['faq']['items']) {
  return (items ?? []).flatMap(({ question, answer }) => {
    const text = richText(answer)
    return text && words(question) ? [{ question: words(question), answer: text }] : []
  })
}
