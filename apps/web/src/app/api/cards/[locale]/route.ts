import { isLocale } from '@estu/domain/locale'
import { formatTenge } from '@estu/domain/money'
import { isSlug } from '@estu/domain/slug'
import { listDevices } from '@/content/list-devices'
import { translator } from '@/i18n/translator'

type Context = { params: Promise<{ locale: string }> }

/** The cards of named products, for the browser's list of favourites. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { locale } = await params
  if (!isLocale(locale)) return Response.json({ error: 'unknown-locale' }, { status: 404 })
  const asked = new URL(request.url).searchParams.get('slugs') ?? ''
  const slugs = new Set(asked.split(',').filter(isSlug).slice(0, 500))
  const t = translator(locale)
  const devices = (await listDevices(locale)).filter((device) => slugs.has(device.slug))
  const cards = devices.map((device) => ({
    slug: device.slug,
    title: [device.brand?.name, device.title].filter(Boolean).join(' '),
    summary: device.summary,
    price: device.priceKzt ? formatTenge(device.priceKzt, locale) : t('devices.onRequest'),
    image: device.picture?.src ?? null,
  }))
  return Response.json(cards, { headers: { 'cache-control': 'no-cache' } })
}
