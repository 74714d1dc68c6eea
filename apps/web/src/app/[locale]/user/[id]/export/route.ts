import { exportAccount } from '@/content/customer/get-account'
import { readCookies } from '@/session/read-cookies'
import { currentCustomer } from '@/session/session'

type Context = { params: Promise<{ locale: string; id: string }> }

/** All that is kept of the account's owner, as a file; nobody else's. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { id } = await params
  const customer = await currentCustomer(readCookies(request.headers))
  if (!customer || customer.id !== id) return new Response('Not found', { status: 404 })
  return new Response(JSON.stringify(await exportAccount(id), null, 2), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="estu-data.json"',
      'cache-control': 'private, no-store',
    },
  })
}
