import type { Endpoint } from 'payload'
import { z } from 'zod'
import { isEditor } from '../../../access/roles.ts'
import { bodyOf } from '../../../endpoints/body-of.ts'
import { refuse, wrong } from '../../../endpoints/responses.ts'
import { documentAddress, isKnown } from '../../translation/index.ts'
import { readUndoable } from '../operations/undo/read-undoable.ts'
import { undoOne } from '../operations/undo/undo-one.ts'
import { mayUndo } from '../releasable.ts'

const undoing = z.object({ key: z.string().regex(/^\d{1,18}$/) })

/** `GET /api/publications/:collection/:id`: the last publication of a document, and whether it can be undone. */
const last: Endpoint = {
  path: '/publications/:collection/:id',
  method: 'get',
  handler: async (req) => {
    if (!isEditor(req)) return refuse()
    const place = documentAddress.safeParse(req.routeParams)
    if (!place.success || !isKnown(req, place.data)) return wrong()
    const found = mayUndo(place.data) ? await readUndoable(req, place.data) : { last: null }
    return Response.json(found, { headers: { 'cache-control': 'no-store' } })
  },
}

/** `POST /api/publications/undo` `{ key }`: what was public before it is public again. */
const undo: Endpoint = {
  path: '/publications/undo',
  method: 'post',
  handler: async (req) => {
    if (!isEditor(req)) return refuse()
    const body = await bodyOf(req, undoing)
    return body ? Response.json(await undoOne(req, body.key)) : wrong()
  },
}

export const publicationEndpoints: Endpoint[] = [undo, last]
