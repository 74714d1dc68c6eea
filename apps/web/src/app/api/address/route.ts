import { isLocale } from '@estu/domain/locale/locales'
import { addressExists } from '@/content/addresses/address-exists'

const headers = { 'cache-control': 'no-store', 'content-type': 'text/plain' }

/** What the server asks before it lets the page of a document begin: 204 where there is something at an address. */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const locale = searchParams.get('locale')
  const exists = isLocale(locale) && (await addressExists(locale, searchParams.getAll('path')))
  return new Response(null, { status: exists ? 204 : 404, headers })
}
