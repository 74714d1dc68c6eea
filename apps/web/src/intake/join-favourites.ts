import 'server-only'
import { mergeIntoAccount } from '@estu/cms/operations/customer-data'
import { cms } from '@/content/payload'
import { isOwnOrigin } from './own-origin'
import { readCookies } from './read-cookies'
import { currentCustomer } from './session'

const largest = 200_000

export async function joinFavourites(request: Request): Promise<Response> {
  const headers = { 'cache-control': 'private, no-store' }
  const refuse = (error: string, status: number) => Response.json({ error }, { status, headers })
  if (!isOwnOrigin(request.headers)) return refuse('foreign-origin', 403)
  if (!request.headers.get('content-type')?.startsWith('application/json')) return refuse('not-json', 415)
  const customer = await currentCustomer(readCookies(request.headers))
  if (!customer) return refuse('signed-out', 401)
  const body = await request.text()
  if (body.length > largest) return refuse('too-large', 413)
  return Response.json(await mergeIntoAccount(await cms(), customer.id, body), { headers })
}
