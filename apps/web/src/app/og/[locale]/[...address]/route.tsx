import { isLocale, type Locale } from '@estu/domain/locale'
import { ImageResponse } from 'next/og'
import { getHome } from '@/content/get-home'
import { getOrganisation } from '@/content/get-organisation'
import { listMetadata } from '@/content/list-metadata'
import { sectionWords } from '@/features/social/section-words'
import { socialFonts } from '@/features/social/social-fonts'
import { SocialPicture } from '@/features/social/social-picture'

type Context = { params: Promise<{ locale: string; address: string[] }> }

/** The drawn picture of a published page in one language; of nothing else. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { locale, address } = await params
  const words = isLocale(locale) ? await wordsOf(locale, `/${address.map(decodeURIComponent).join('/')}`) : null
  if (!isLocale(locale) || !words) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
  const { name } = await getOrganisation(locale)
  return new ImageResponse(<SocialPicture {...words} name={name} locale={locale} />, {
    width: 1200,
    height: 630,
    fonts: await socialFonts(),
    headers: { 'cache-control': 'public, max-age=86400' },
  })
}

async function wordsOf(locale: Locale, path: string): Promise<{ title: string; summary: string } | null> {
  if (path === '/home') {
    const { seo } = await getHome(locale)
    return { title: seo.title, summary: seo.description }
  }
  const section = sectionWords(locale, path)
  if (section) return section
  const page = (await listMetadata()).find((known) => known.locale === locale && known.path === path)
  return page ? { title: page.heading, summary: page.summary || page.description } : null
}
