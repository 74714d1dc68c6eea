import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { avifFile } from '@estu/domain/media/avif-file'
import type { JsonObject } from 'payload'
import { createDocument } from './create-document.ts'
import type { Picture } from './pictures/album.ts'
import { extensionOf, type Rendered, type RenderedDrawing } from './pictures/render.ts'
import type { SeedContext } from './seed-context.ts'

/** Renders pictures that will be needed while the documents before them are written. */
export function renderAhead(context: SeedContext, pictures: readonly Picture[]): void {
  for (const picture of pictures) {
    // Whoever needs the picture hears of a failure.
    if (!context.seeded.has(keyOf(picture))) context.album.render(picture).catch(() => undefined)
  }
}

const keyOf = ({ name }: Picture) => `media:${name}`

/** Renders a drawing to an image and stores it once. @returns the image's id, or null when it was deleted since. */
export async function createPicture(context: SeedContext, picture: Picture): Promise<string | null> {
  const key = keyOf(picture)
  const known = context.ids.get(key)
  if (known) return known
  if (!context.seeded.has(key)) return store(context, picture, key)
  const stored = await findStored(
    context,
    `${picture.name}.${extensionOf(String(uploadOf(context).formatOptions?.format ?? 'png'))}`,
  )
  if (stored) context.ids.set(key, stored)
  return stored
}

const uploadOf = (context: SeedContext) => context.payload.collections.media.config.upload

async function store(context: SeedContext, picture: Picture, key: string): Promise<string | null> {
  const rendered = await context.album.render(picture)
  const file = await storeFiles(context, picture.name, rendered)
  await createDocument(context, {
    collection: 'media',
    slug: picture.name,
    withoutAddress: true,
    fields: (locale) => ({ ...file, alt: picture.alt[locale] }),
  })
  return context.ids.get(key) ?? null
}

/** Puts the files where uploads stand. @returns what the document says about them. */
async function storeFiles(
  context: SeedContext,
  wanted: string,
  { original, sizes }: RenderedDrawing,
): Promise<JsonObject> {
  const folder = path.resolve(uploadOf(context).staticDir ?? '.')
  await mkdir(folder, { recursive: true })
  const name = await freeName(context, wanted, original.extension)
  const put = async ({ data, avif, ...rendered }: Rendered, filename: string) => {
    await writeFile(path.join(folder, filename), data)
    if (avif) await writeFile(path.join(folder, avifFile(filename)), avif)
    const { width, height, mimeType } = rendered
    return { filename, filesize: data.length, width, height, mimeType }
  }
  const sizeRows: [string, JsonObject][] = []
  for (const [size, rendered] of sizes) {
    const filename = rendered && `${name}-${rendered.width}x${rendered.height}.${rendered.extension}`
    sizeRows.push([size, rendered && filename ? await put(rendered, filename) : {}])
  }
  const file = await put(original, `${name}.${original.extension}`)
  return { ...file, focalX: 50, focalY: 50, sizes: Object.fromEntries(sizeRows) }
}

/** A file an editor uploaded under the same name stays theirs; one that a power cut left behind is written again. */
async function freeName(context: SeedContext, wanted: string, extension: string): Promise<string> {
  for (let copy = 0; ; copy += 1) {
    const name = copy === 0 ? wanted : `${wanted}-${copy}`
    if (!(await findStored(context, `${name}.${extension}`))) return name
  }
}

async function findStored(context: SeedContext, filename: string): Promise<string | null> {
  const found = await context.payload.find({
    collection: 'media',
    where: { filename: { equals: filename } },
    limit: 1,
    depth: 0,
    locale: 'ru',
    overrideAccess: true,
    req: { ...context.batch.req },
  })
  return found.docs[0] ? String(found.docs[0].id) : null
}
