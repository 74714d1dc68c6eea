import { parseJson } from '@estu/domain/text/parse-json'
import { z } from 'zod'

/** The channel every storefront instance listens on. */
export const outboxChannel = 'estu_outbox'

/** What storefronts must forget, and when that was written down, in seconds by the database's clock. */
export type Announcement = { tags: string[]; at: number | null }

const announcement = z.object({ id: z.number(), tags: z.array(z.string()), at: z.number().optional() })

/** What a notification on the channel says; no tags where it is no announcement. */
export function readAnnouncement(payload: string | undefined): Announcement {
  const parsed = announcement.safeParse(parseJson(payload ?? ''))
  return parsed.success ? { tags: parsed.data.tags, at: parsed.data.at ?? null } : { tags: [], at: null }
}

type Client = { query: (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }> }

/** How far the outbox has come: by the database's clock and by the last number in it. */
export type OutboxMark = { at: Date; id: number }

const mark = z.object({ at: z.date(), id: z.number() })

export async function readOutboxMark(client: Client): Promise<OutboxMark> {
  const found = await client.query('select clock_timestamp() as at, coalesce(max(id), 0)::float8 as id from outbox')
  return mark.parse(found.rows[0])
}

/**
 * Every tag announced after a mark, each once, over a plain connection. Trap: a clock may be set back and a number may
 * be committed late, so either alone would miss some.
 */
export async function tagsAnnouncedSince(client: Client, { at, id }: OutboxMark): Promise<string[]> {
  const found = await client.query(
    'select distinct jsonb_array_elements_text(tags) as tag from outbox where created_at > $1 or id > $2',
    [at, id],
  )
  return found.rows.map(({ tag }) => String(tag))
}
