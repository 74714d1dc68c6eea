import { parseJson } from '@estu/domain/text/parse-json'
import { z } from 'zod'

/** The channel every storefront instance listens on. */
export const outboxChannel = 'estu_outbox'

const announcement = z.object({ id: z.number(), tags: z.array(z.string()) })

/** The tags of a notification on the channel; none where it is no announcement. */
export function tagsOfNotification(payload: string | undefined): string[] {
  const parsed = announcement.safeParse(parseJson(payload ?? ''))
  return parsed.success ? parsed.data.tags : []
}

type Client = { query: (text: string, values: unknown[]) => Promise<{ rows: { tag: string }[] }> }

/** Every tag announced after a moment, each once, over a plain connection. */
export async function tagsAnnouncedSince(client: Client, since: Date): Promise<string[]> {
  const found = await client.query(
    'select distinct jsonb_array_elements_text(tags) as tag from outbox where created_at > $1',
    [since],
  )
  return found.rows.map(({ tag }) => tag)
}
