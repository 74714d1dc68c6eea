import type { PayloadRequest } from 'payload'
import type { z } from 'zod'

/** What was sent, where it is what is asked for; null for anything else. */
export async function bodyOf<T>(req: PayloadRequest, schema: z.ZodType<T>): Promise<T | null> {
  const parsed = schema.safeParse(await req.json?.().catch(() => null))
  return parsed.success ? parsed.data : null
}
