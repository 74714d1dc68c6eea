import path from 'node:path'
import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { isEditor } from '../../../access/roles.ts'
import { nestedRequest } from '../../../database/nested-request.ts'
import type { Media } from '../../../payload-types.ts'
import { imageType } from '../hooks/image-type.ts'
import { type Area, isWhole, type Point, pointIn, pointOf, whole, within } from './crop-area.ts'
import { leaveFocus, readEdits } from './crop-edits.ts'
import { cutPicture } from './cut-picture.ts'
import { keepOriginal, readOriginal } from './originals.ts'

/** What the document is to say of its file; null where a whole picture is shown. */
export type Cropped = { original: string; crop: Area } | null

/**
 * Cuts a picture out of the one that was uploaded, which stays: each cut begins there again, so another one loses
 * nothing, and the whole comes back. A new focal point begins there too, and so has files under another address.
 */
export const cropFromOriginal =
  (folder: string): CollectionBeforeOperationHook =>
  async ({ args, operation, req }) => {
    if (operation !== 'create' && operation !== 'update') return
    const { area, focus } = readEdits(req)
    // Payload would write the file anew for whoever moves the focal point.
    if (req.query?.uploadEdits) leaveFocus(req, isEditor(req) ? focus : null)
    if (req.file?.data) return cutUpload(req, folder, area, focus)
    const id = 'id' in args ? args.id : undefined
    if (operation !== 'update' || typeof id !== 'string' || !isEditor(req)) return
    const isTakenBack = req.context.wholePicture === true
    if (!area && !focus && !isTakenBack) return
    await cutStored(req, folder, await readStored(req, id), { area, focus, isTakenBack })
  }

const readStored = (req: PayloadRequest, id: string): Promise<Media | null> =>
  req.payload.findByID({
    collection: 'media',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req: nestedRequest(req),
  })

async function cutUpload(req: PayloadRequest, folder: string, area: Area | null, focus: Point | null): Promise<void> {
  const { file } = req
  req.context.cropped = null satisfies Cropped
  if (!file || !area) return
  const original = await keepOriginal(req, folder, file.data, path.extname(file.name))
  req.context.cropped = { original, crop: area } satisfies Cropped
  await putFile(req, file.name, await cutPicture(file.data, area))
  if (focus) leaveFocus(req, pointIn(area, focus))
}

type Wanted = { area: Area | null; focus: Point | null; isTakenBack: boolean }

async function cutStored(req: PayloadRequest, folder: string, stored: Media | null, wanted: Wanted): Promise<void> {
  const { area, focus, isTakenBack } = wanted
  const filename = stored?.filename
  if (!stored || !filename) return
  const before = areaOf(stored)
  const point = focus ?? { x: stored.focalX ?? 50, y: stored.focalY ?? 50 }
  const isMoved = point.x !== (stored.focalX ?? 50) || point.y !== (stored.focalY ?? 50)
  if (!area && !isMoved && !(isTakenBack && stored.original)) return leaveFocus(req, null)
  const crop = isTakenBack ? whole : within(before, area ?? whole)
  const data = await readOriginal(folder, stored.original ?? filename)
  const original = stored.original ?? (area ? await keepOriginal(req, folder, data, path.extname(filename)) : null)
  req.context.cropped = (isWhole(crop) || !original ? null : { original, crop }) satisfies Cropped
  await putFile(req, filename, isWhole(crop) ? data : await cutPicture(data, crop))
  leaveFocus(req, isTakenBack ? pointOf(before, point) : area ? pointIn(area, point) : point)
}

function areaOf({ original, crop }: Media): Area {
  const { left, top, width, height } = crop ?? {}
  if (!original || !width || !height) return whole
  return { left: left ?? 0, top: top ?? 0, width, height }
}

/** As if it had been uploaded: the name says whose it is, its bytes what it is. */
async function putFile(req: PayloadRequest, name: string, data: Buffer): Promise<void> {
  const type = await imageType(data)
  if (type)
    req.file = { name: `${path.parse(name).name}.${type.split('/')[1]}`, data, size: data.length, mimetype: type }
}
