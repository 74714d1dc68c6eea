import { randomBytes } from 'node:crypto'
import { referenceFrom } from '@estu/domain/orders/order-reference'
import type { CollectionBeforeValidateHook } from 'payload'
import { fieldRefusal } from '../../../fields/field-refusal.ts'
import { idOf } from '../../../fields/id-of.ts'
import { translate } from '../../../i18n/translate.ts'

/** A visit booked over the counter gets a number and an end, as one booked on the site does. */
export const fillAppointment: CollectionBeforeValidateHook = async ({
  data,
  operation,
  originalDoc,
  req,
  collection,
}) => {
  if (!data) return data
  const filled = { ...data }
  if (operation === 'create') filled.reference ??= referenceFrom('A', randomBytes(8))
  const startsAt = new Date(filled.startsAt ?? originalDoc?.startsAt ?? '')
  if (!Number.isFinite(startsAt.getTime())) return filled
  const moved = filled.startsAt && filled.startsAt !== originalDoc?.startsAt
  // Another service takes its own time.
  const isOther = filled.service && idOf(filled.service) !== idOf(originalDoc?.service)
  if (filled.endsAt && filled.endsAt !== originalDoc?.endsAt) {
    if (new Date(filled.endsAt) > startsAt) return filled
    const message = translate(req, 'Конец раньше начала.', 'Аяқталуы басталуынан ерте.')
    throw fieldRefusal(req, collection.fields, [{ path: 'endsAt', message }])
  }
  // Trap: without an end it would take no time of the specialist.
  const isKnown = filled.endsAt !== null && (filled.endsAt ?? originalDoc?.endsAt)
  if (!moved && !isOther && isKnown) return filled
  const minutes = await durationOf(filled.service ?? originalDoc?.service, req)
  filled.endsAt = new Date(startsAt.getTime() + minutes * 60_000).toISOString()
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
