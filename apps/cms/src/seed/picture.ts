import { createLocalReq } from 'payload'
import sharp from 'sharp'
import type { Words } from './content/contract.ts'
import { rememberKey } from './entries.ts'
import type { Garden } from './garden.ts'

type Picture = {
  /** Name of the drawing, and of the file an editor will see. */
  drawing: string
  name: string
  alt: Words
  /** The body's colour, for drawings of devices. */
  colour?: string
}

/** The colour that device drawings are painted in on disk, replaced by the device's own. */
const drawnColour = '#d8c7a8'

/** Renders a drawing to an image and stores it once. @returns the image's id, or null when it was deleted since. */
export async function plantPicture(garden: Garden, picture: Picture): Promise<string | null> {
  const key = `media:${picture.name}`
  const known = garden.ids.get(key)
  if (known) return known
  const id = garden.planted.has(key) ? await findStored(garden, picture.name) : await store(garden, picture, key)
  if (id) garden.ids.set(key, id)
  return id
}

async function store(garden: Garden, picture: Picture, key: string): Promise<string> {
  const svg = (await garden.drawing(picture.drawing)).replaceAll(drawnColour, picture.colour ?? drawnColour)
  const data = await sharp(Buffer.from(svg)).png().toBuffer()
  const { payload } = garden
  const file = { data, mimetype: 'image/png', name: `${picture.name}.png`, size: data.length }
  const req = await createLocalReq({}, payload)
  const shared = { collection: 'media' as const, overrideAccess: true, depth: 0 }
  const created = await payload.create({ ...shared, locale: 'ru', data: { alt: picture.alt.ru }, file, req })
  await payload.update({ ...shared, id: created.id, locale: 'kk', data: { alt: picture.alt.kk } })
  await rememberKey(req, key)
  return String(created.id)
}

async function findStored(garden: Garden, name: string): Promise<string | null> {
  const found = await garden.payload.find({
    collection: 'media',
    where: { filename: { like: `${name}.` } },
    limit: 1,
    depth: 0,
    locale: 'ru',
    overrideAccess: true,
  })
  return found.docs[0] ? String(found.docs[0].id) : null
}
