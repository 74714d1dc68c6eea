import { type CollectionBeforeValidateHook, type PayloadRequest, ValidationError } from 'payload'
import { nestedRequest } from '../../../database/nested-request.ts'
import { translate } from '../../../i18n/translate.ts'

const longestChain = 10

const loop = (req: PayloadRequest) =>
  new ValidationError(
    {
      errors: [
        {
          message: translate(
            req,
            'Перенаправление возвращается на свой же адрес.',
            'Бағыттау өз мекенжайына қайтып келеді.',
          ),
          path: 'to',
        },
      ],
      req,
    },
    req.t,
  )

/** Follows the new address through the stored redirects: one that returns to its start is refused. */
export const validateRedirect: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const from = data?.from ?? originalDoc?.from
  let next: string | undefined = data?.to ?? originalDoc?.to
  for (let hop = 0; next && hop < longestChain; hop += 1) {
    if (next === from) throw loop(req)
    const found = await req.payload.find({
      collection: 'redirects',
      where: { from: { equals: next } },
      limit: 1,
      depth: 0,
      overrideAccess: true,
      req: nestedRequest(req),
    })
    next = found.docs[0]?.to ?? undefined
  }
  return data
}
