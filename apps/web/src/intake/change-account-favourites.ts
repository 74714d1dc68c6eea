import 'server-only'
import { changeFavourites } from '@estu/cms/operations/customer-data'
import { parseFavourites } from '@estu/domain/favourites'
import { z } from 'zod'
import { cms } from '@/content/payload'
import { isOwnOrigin } from './own-origin'
import { readCookies } from './read-cookies'
import { currentCustomer } from './session'

const largest = 200_000

const changesSchema = z.object({ added: z.array(z.unknown()).max(500), removed: z.array(z.string().max(128)).max(500) })

function safeJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

export async function changeAccountFavourites(request: Request): Promise<Response> {
  const headers = { 'cache-control': 'private, no-store' }
  const refuse = (error: string, status: number) => Response.json({ error }, { status, headers })
  if (!isOwnOrigin(request.headers)) return refuse('foreign-origin', 403)
  if (!request.headers.get('content-type')?.startsWith('application/json')) return refuse('not-json', 415)
  const customer = await currentCustomer(readCookies(request.headers))
  if (!customer) return refuse('signed-out', 401)
  const body = await request.text()
  if (body.length > largest) return refuse('too-large', 413)
  const parsed = changesSchema.safeParse(safeJson(body))
  if (!parsed.success) return refuse('not-changes', 422)
  const { added, removed } = parsed.data
  const changes = { added: parseFavourites(JSON.stringify(added)).items, removed }
  return Response.json(await changeFavourites(await cms(), customer.id, changes), { headers })
}
