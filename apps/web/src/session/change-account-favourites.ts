import 'server-only'
import { changeFavourites } from '@estu/cms/accounts/customer-data'
import { parseFavourites } from '@estu/domain/favourites/favourites'
import { parseJson } from '@estu/domain/text/parse-json'
import { isStorable } from '@estu/domain/text/storable'
import { z } from 'zod'
import { cms } from '@/content/payload'
import { isSameOrigin } from './check-origin'
import { readCookies } from './read-cookies'
import { currentCustomer } from './session'

const largest = 400_000

const key = z.string().min(1).max(64).refine(isStorable)

const changesSchema = z.object({
  user: z.string(),
  changes: z
    .object({
      key,
      added: z.array(z.unknown()).max(500),
      removed: z
        .record(z.string().max(128).refine(isStorable), z.array(key).max(50))
        .refine((marks) => Object.keys(marks).length <= 500),
    })
    .nullable(),
})

export async function changeAccountFavourites(request: Request): Promise<Response> {
  const headers = { 'cache-control': 'private, no-store' }
  const refuse = (error: string, status: number) => Response.json({ error }, { status, headers })
  if (!isSameOrigin(request.headers)) return refuse('foreign-origin', 403)
  if (!request.headers.get('content-type')?.startsWith('application/json')) return refuse('not-json', 415)
  const customer = await currentCustomer(readCookies(request.headers))
  if (!customer) return refuse('signed-out', 401)
  const body = await request.text()
  if (body.length > largest) return refuse('too-large', 413)
  const parsed = changesSchema.safeParse(parseJson(body))
  if (!parsed.success) return refuse('not-changes', 422)
  const { user, changes } = parsed.data
  // Another tab of this browser may have signed in as somebody else by now.
  if (user !== customer.id) return refuse('other-account', 409)
  const checked = changes && { ...changes, added: parseFavourites(JSON.stringify(changes.added)).items }
  return Response.json(await changeFavourites(await cms(), customer.id, checked), { headers })
}
