import { rm } from 'node:fs/promises'
import path from 'node:path'
import { avifFile } from '@estu/domain/media/avif-file'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { shownSizes } from '../avif/shown-sizes.ts'

/** A page that somebody opened before the change may still ask for its pictures, and an upload takes its time. */
const kept = '1 hour'
const most = 200

const sizeColumns = [...shownSizes, 'social'].map((size) => sql.identifier(`sizes_${size}_filename`))

/**
 * Takes away files that no document has named for an hour: replaced and deleted ones, and those of uploads that failed.
 * @returns how many.
 */
export async function sweepLeftovers(payload: Payload): Promise<number> {
  return payload.db.drizzle.transaction(async (db) => {
    const due = await db.execute(sql`
      select id, collection, filename,
        exists (select from videos where collection = 'videos' and videos.filename = leftover.filename)
        or exists (select from media where collection = 'media' and leftover.filename in (media.filename, media.original, ${sql.join(
          sizeColumns.map((column) => sql`media.${column}`),
          sql`, `,
        )})) as shown
      from upload_leftovers as leftover
      where noted_at < now() - ${kept}::interval order by noted_at limit ${most} for update of leftover skip locked
    `)
    const rows = due.rows as { id: string; collection: 'media' | 'videos'; filename: string; shown: boolean }[]
    for (const { collection, filename, shown } of rows) if (!shown) await removeFile(payload, collection, filename)
    for (const { id } of rows) await db.execute(sql`delete from upload_leftovers where id = ${id}`)
    return rows.length
  })
}

async function removeFile(payload: Payload, collection: 'media' | 'videos', filename: string): Promise<void> {
  const folder = path.resolve(payload.collections[collection].config.upload.staticDir ?? '.')
  const file = path.join(folder, filename)
  if (!file.startsWith(`${folder}${path.sep}`)) return
  await rm(file, { force: true })
  await rm(avifFile(file), { force: true })
}
