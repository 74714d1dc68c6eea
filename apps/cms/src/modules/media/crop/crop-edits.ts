import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { type Area, isWhole, type Point } from './crop-area.ts'

const share = z.coerce.number().min(0).max(100)
const edits = z.object({
  crop: z
    .object({ x: share, y: share, width: share.gt(0), height: share.gt(0) })
    .transform(({ x, y, width, height }): Area => ({ left: x, top: y, width, height }))
    .optional(),
  focalPoint: z.object({ x: share, y: share }).optional(),
})

export type CropEdits = { area: Area | null; focus: Point | null }

/** What the admin's window of a picture sends: the part chosen of what it showed, and the focal point in that. */
export function readEdits({ query }: PayloadRequest): CropEdits {
  const parsed = edits.safeParse(query?.uploadEdits)
  if (!parsed.success) return { area: null, focus: null }
  const { crop, focalPoint } = parsed.data
  return { area: crop && !isWhole(crop) ? crop : null, focus: focalPoint ?? null }
}

/** What Payload is left to do: the sizes around the focal point. It would cut the only file there is. */
export function leaveFocus(req: PayloadRequest, focus: Point | null): void {
  const { uploadEdits: _, ...query } = req.query ?? {}
  req.query = focus ? { ...query, uploadEdits: { focalPoint: focus } } : query
}
