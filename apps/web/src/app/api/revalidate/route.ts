import { createHash, timingSafeEqual } from 'node:crypto'
import { revalidateTag } from 'next/cache'
import { z } from 'zod'
import { readWebEnv } from '@/env'

const body = z.object({ tags: z.array(z.string().min(1).max(256)).max(1000) })

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Forgets tags at once. Only this process itself knows the secret. */
export async function POST(request: Request): Promise<Response> {
  const given = request.headers.get('authorization') ?? ''
  const expected = `Bearer ${readWebEnv().internalSecret}`
  if (!timingSafeEqual(digest(given), digest(expected))) return new Response(null, { status: 404 })
  const parsed = body.safeParse(await request.json().catch(() => null))
  if (!parsed.success) return new Response(null, { status: 400 })
  for (const tag of parsed.data.tags) revalidateTag(tag, { expire: 0 })
  return new Response(null, { status: 204 })
}
