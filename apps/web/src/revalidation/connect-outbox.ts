import { Socket } from 'node:net'
import { outboxChannel, readAnnouncement, readOutboxMark, tagsAnnouncedSince } from '@estu/cms/outbox/announcement'
import pg from 'pg'
import type { Outbox } from './follow-announcements.ts'

/** A connection of its own to the database: those of a pool hear nothing. */
export async function connectOutbox(databaseUrl: string): Promise<Outbox> {
  const socket = new Socket()
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 5000,
    stream: () => socket,
  })
  const lost = new Promise<never>((_, reject) => {
    client.on('error', reject)
    client.on('end', () => reject(new Error('the connection to the database has ended')))
  })
  lost.catch(() => undefined)
  // Trap: a polite end waits for an answer, which a connection that leads nowhere never gives.
  const close = () => void socket.destroy()
  try {
    await client.connect()
  } catch (error) {
    close()
    throw error
  }
  return {
    listen: (heard) => {
      client.on('notification', ({ payload }) => heard(readAnnouncement(payload)))
      return client.query(`listen ${outboxChannel}`)
    },
    mark: () => readOutboxMark(client),
    announcedSince: (mark) => tagsAnnouncedSince(client, mark),
    lost,
    close,
  }
}
