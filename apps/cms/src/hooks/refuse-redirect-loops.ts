import { APIError, type CollectionBeforeValidateHook } from 'payload'
import { nestedRequest } from './nested-request.ts'

const longestChain = 10

/** Follows the new address through the stored redirects: one that returns to its start is refused. */
export const refuseRedirectLoops: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const from = data?.from ?? originalDoc?.from
  let next: string | undefined = data?.to ?? originalDoc?.to
  for (let hop = 0; next && hop < longestChain; hop += 1) {
    if (next === from) throw new APIError('Перенаправление возвращается на свой же адрес.', 400, null, true)
    const found = await req.payload.find({
      collection: 'redirects',
      where: { from: { equals: next } },
      limit: 1,
      depth: 0,
      overrideAccess: true,
      req: nestedRequest(req),
    })
    next = found.docs[0]?.to
  }
  return data
}
