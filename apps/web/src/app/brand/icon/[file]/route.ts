import path from 'node:path'
import { getSiteBrand } from '@/content/brand/get-site-brand'
import { readWebEnv } from '@/env'
import { drawIcon } from '@/features/brand-icons/draw-icon'
import { iconOfFile } from '@/lib/brand/icon-address'

type Context = { params: Promise<{ file: string }> }

/** One of the icons that are made of the shop's own; of an earlier one none is made any more. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const asked = iconOfFile((await params).file)
  const { icon, look } = await getSiteBrand('ru')
  if (!asked || !icon || asked.version !== icon.version) return missing()
  const file = path.join(readWebEnv().mediaDir, path.basename(icon.file))
  const png = await drawIcon(file, asked.kind, look.colours.light.paper)
  if (!png) return missing()
  return new Response(new Uint8Array(png), {
    headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=31536000, immutable' },
  })
}

const missing = () =>
  new Response(null, { status: 404, headers: { 'content-type': 'text/plain', 'cache-control': 'no-store' } })
