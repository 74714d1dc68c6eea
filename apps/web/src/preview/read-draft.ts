import 'server-only'
import { type PreviewClaims, verifyPreview } from '@estu/cms/publishing/preview-token'
import { readDraft as read } from '@estu/cms/publishing/read-draft'
import type { Locale } from '@estu/domain/locale/locales'
import { mapBrand } from '@/content/catalogue/map-brand'
import { mapDevice } from '@/content/catalogue/map-device'
import { mapProduct } from '@/content/catalogue/map-product'
import { mapService } from '@/content/clinic/map-service'
import type { InformationPage } from '@/content/editorial/get-page'
import { mapPage } from '@/content/editorial/get-page'
import { mapArticle } from '@/content/editorial/map-article'
import { mapPromotion } from '@/content/editorial/map-promotion'
import { cms } from '@/content/payload'
import type { Article, Brand, Device, Product, Promotion, Service } from '@/content/types'
import { readWebEnv } from '@/env'

export type Draft = { locale: Locale } & (
  | { kind: 'article'; article: Article }
  | { kind: 'device'; device: Device }
  | { kind: 'goods'; item: Product }
  | { kind: 'service'; service: Service }
  | { kind: 'promotion'; promotion: Promotion }
  | { kind: 'page'; page: InformationPage }
  | { kind: 'brand'; brand: Brand }
  | { kind: 'other'; path: string }
)

/** Documents without a page of their own are seen where they appear, once published. */
const sections: Record<string, string> = { globals: '/', branches: '/filialy', faq: '/chastye-voprosy-o-sluhe' }

/** The newest draft a signed link names; null when the link is forged or old, or the document is gone. */
export async function readDraft(token: string): Promise<Draft | null> {
  const claims = verifyPreview(token, readWebEnv().previewSecret)
  if (!claims) return null
  const { locale } = claims
  const section = sections[claims.collection]
  if (section) return { locale, kind: 'other', path: section }
  return mapDraft(claims, await read(await cms(), claims))
}

function mapDraft({ collection, locale }: PreviewClaims, stored: Awaited<ReturnType<typeof read>>): Draft | null {
  if (!stored) return null
  const languages = [locale]
  switch (collection) {
    case 'articles':
      return { locale, kind: 'article', article: mapArticle(stored as never, languages) }
    case 'devices':
      return { locale, kind: 'device', device: mapDevice(stored as never, languages) }
    case 'implants':
    case 'consumables':
    case 'accessories':
      return { locale, kind: 'goods', item: mapProduct(collection, stored as never, languages) }
    case 'services':
      return { locale, kind: 'service', service: mapService(stored as never, languages) }
    case 'promotions':
      return { locale, kind: 'promotion', promotion: mapPromotion(stored as never, languages, new Date()) }
    case 'pages':
      return { locale, kind: 'page', page: mapPage(stored as never, languages) }
    case 'brands':
      return { locale, kind: 'brand', brand: mapBrand(stored as never, languages) }
    default:
      return null
  }
}
