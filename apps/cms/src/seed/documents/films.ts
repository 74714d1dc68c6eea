import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { FilmSeed } from '../content/contract.ts'
import { createDocument } from '../create-document.ts'
import { createPicture } from '../picture.ts'
import type { SeedContext } from '../seed-context.ts'

const films = path.join(import.meta.dirname, '../films')

/** Stores a film that is kept beside the seed, with its captions and its words in both languages. */
export async function createFilm(context: SeedContext, film: FilmSeed): Promise<void> {
  if (context.seeded.has(`videos:${film.file}`)) return recallFilm(context, film)
  const poster = await createPicture(context, film.poster)
  const data = await readFile(path.join(films, film.file))
  const folder = path.resolve(context.payload.collections.videos.config.upload.staticDir ?? '.')
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, film.file), data)
  await createDocument(context, {
    collection: 'videos',
    slug: film.file,
    withoutAddress: true,
    fields: (locale) => ({
      filename: film.file,
      filesize: data.length,
      mimeType: 'video/mp4',
      title: film.title[locale],
      poster,
      captions: film.captions[locale],
      transcript: film.transcript[locale],
    }),
  })
}

async function recallFilm(context: SeedContext, { file }: FilmSeed): Promise<void> {
  const { docs } = await context.payload.find({
    collection: 'videos',
    where: { filename: { equals: file } },
    limit: 1,
    depth: 0,
    locale: 'ru',
    overrideAccess: true,
    req: { ...context.batch.req },
  })
  if (docs[0]) context.ids.set(`videos:${file}`, docs[0].id)
}
