import { randomBytes } from 'node:crypto'
import { referenceFrom } from '@estu/domain/orders/order-reference'
import type { CollectionBeforeValidateHook } from 'payload'
import { idOf } from '../../../fields/id-of.ts'

/** A visit booked over the counter gets a number and an end, as one booked on the site does. */
export const fillAppointment: CollectionBeforeValidateHook = async ({ data, operation, originalDoc, req }) => {
  if (!data) return data
  const filled = { ...data }
  if (operation === 'create') filled.reference ??= referenceFrom('A', randomBytes(8))
  const startsAt = filled.startsAt ?? originalDoc?.startsAt
  const moved = filled.startsAt && filled.startsAt !== originalDoc?.startsAt
  if (!startsAt || (!moved && (filled.endsAt ?? originalDoc?.endsAt))) return filled
  if (filled.endsAt && filled.endsAt !== originalDoc?.endsAt) return filled
  const minutes = await durationOf(filled.service ?? originalDoc?.service, req)
  filled.endsAt = new Date(new Date(startsAt).getTime() + minutes * 60_000).toISOString()
  return filled
}

async function durationOf(service: unknown, req: Parameters<CollectionBeforeValidateHook>[0]['req']): Promise<number> {
  const id = idOf(service)
  if (id === null) return 30
  const found = await req.payload.findByID({
    collection: 'services',
    id,
    depth: 0,
    disableErrors: true,
    select: { durationMin: true },
    overrideAccess: true,
    req,
  })
  return found?.durationMin ?? 30
}
