import { brandSheet } from '@estu/domain/brand/brand-sheet'
import { lookOfAddress } from '@estu/domain/brand/sheet-address'
import { brandFonts } from '@/lib/brand/brand-fonts'

type Context = { params: Promise<{ sheet: string }> }

/** The stylesheet of a look; its address says all that is in it. A day: a release may derive the shades in another way. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const look = lookOfAddress(`/brand/${(await params).sheet}`)
  if (!look) return new Response(null, { status: 404, headers: { 'content-type': 'text/plain' } })
  return new Response(brandSheet(look, brandFonts[look.typeface]), {
    headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'public, max-age=86400' },
  })
}
