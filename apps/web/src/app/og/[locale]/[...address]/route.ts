import path from 'node:path'
import { isLocale, type Locale } from '@estu/domain/locale/locales'
import { formatTenge } from '@estu/domain/locale/money'
import { getPageWords, type PageWords } from '@/content/addresses/get-page-words'
import { getSiteBrand } from '@/content/brand/get-site-brand'
import { getHome } from '@/content/editorial/get-home'
import { readWebEnv } from '@/env'
import { getPicture } from '@/features/social/get-picture'
import { drawingAddress } from '@/lib/drawings/drawing-address'
import { wordlessPictures } from '@/lib/metadata/page-metadata'
import { sectionWords } from '@/lib/sections/section-words'

type Context = { params: Promise<{ locale: string; address: string[] }> }

/**
 * The drawn picture of a published page in one language, or its own picture alone; of nothing else. Its address says when the page changed, but
 * what it shows is what the page says now: a query makes no other picture.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { locale: first, address } = await params
  const isWordless = first === wordlessPictures
  const [locale = '', ...path] = isWordless ? address : [first, ...address]
  const words = isLocale(locale) ? await wordsOf(locale, `/${path.map(decodeURIComponent).join('/')}`) : null
  if (!isLocale(locale) || !words || (isWordless && !isDrawn(words))) return withoutPicture(404)
  const { name, look } = await getSiteBrand(locale)
  const { title, summary, priceKzt } = words
  const picture = await getPicture({
    ...{ title, summary, name, locale },
    colours: { paper: look.colours.light.paper, accent: look.colours.light.accent },
    price: priceKzt === null ? '' : formatTenge(priceKzt, locale),
    picture: fileOf(words),
    isWordless,
  })
  if (picture === 'busy') return withoutPicture(503, { 'retry-after': '5' })
  const headers = { etag: picture.etag, 'cache-control': 'public, max-age=3600' }
  if (knows(request, picture.etag)) return new Response(null, { status: 304, headers })
  return new Response(picture.png, { headers: { ...headers, 'content-type': 'image/png' } })
}

async function wordsOf(locale: Locale, address: string): Promise<PageWords | null> {
  const section = address === '/home' ? await homeWords(locale) : sectionWords(locale, address)
  return section ? { ...section, pictureFile: null, drawing: null, priceKzt: null } : getPageWords(locale, address)
}

/** A photograph wins over a drawing. */
function fileOf({ pictureFile, drawing }: PageWords): string | null {
  if (pictureFile) return path.join(readWebEnv().mediaDir, path.basename(pictureFile))
  if (!drawing) return null
  const { pathname, hash } = new URL(drawingAddress(drawing).href, 'file:///')
  return `${path.join(process.cwd(), 'public', pathname)}${hash}`
}

/** A photograph has a file of its own to show elsewhere. */
const isDrawn = ({ pictureFile, drawing }: PageWords) => !pictureFile && drawing !== null

async function homeWords(locale: Locale) {
  const { seo } = await getHome(locale)
  return { title: seo.title, summary: seo.description }
}

const knows = (request: Request, etag: string) =>
  (request.headers.get('if-none-match') ?? '').split(',').some((known) => known.trim().replace(/^W\//, '') === etag)

/** As plain text: an empty answer would be filled with a whole page (ADR 0004). */
const withoutPicture = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers: { 'content-type': 'text/plain', 'cache-control': 'no-store', ...headers } })
