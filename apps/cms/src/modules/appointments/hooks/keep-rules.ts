import type { Interval } from '@estu/domain/appointments/availability'
import { type BookingRule, brokenRules } from '@estu/domain/appointments/broken-rules'
import type { CollectionBeforeValidateHook, Field, PayloadRequest } from 'payload'
import { fieldRefusal } from '../../../fields/field-refusal.ts'
import { idOf } from '../../../fields/id-of.ts'
import { translate } from '../../../i18n/translate.ts'
import type { Appointment } from '../../../payload-types.ts'
import { readBookingPlace } from '../operations/read-booking-place.ts'
import { reasonOf } from '../outside-reason.ts'
import { chooseOther, ruleField, ruleWords } from '../rule-words.ts'

type Data = Partial<Appointment>

/**
 * Refuses what the staff book or move outside the rules of booking, unless a reason is written; the reason goes into the
 * history too. Only a new time, branch, specialist or service is checked: the status of an old appointment stays free to
 * change. The site's own bookings come from its list of free slots and are checked there.
 */
export const keepRules =
  (now: () => Date): CollectionBeforeValidateHook<Appointment> =>
  async ({ data, originalDoc, req, collection }) => {
    if (!data || !isRebooked(data, originalDoc)) return data
    const broken = req.user?.collection === 'staff' ? await rulesBrokenBy(req, data, originalDoc, now()) : []
    // What was written for another time says nothing of this one.
    if (broken.length === 0) return { ...data, outsideReason: null }
    const reason = reasonOf(data.outsideReason)
    if (reason === null) throw refusal(req, collection.fields, broken)
    const note = [reason, data.note].filter(Boolean).join('\n')
    return { ...data, outsideReason: reason, note }
  }

async function rulesBrokenBy(
  req: PayloadRequest,
  data: Data,
  original: Data | undefined,
  now: Date,
): Promise<BookingRule[]> {
  const of = (name: 'service' | 'branch' | 'specialist') =>
    idOf(data[name] === undefined ? original?.[name] : data[name])
  const [service, branch, specialist] = [of('service'), of('branch'), of('specialist')]
  const interval = intervalOf(data, original)
  // What is missing is refused by its own field.
  if (!service || !branch || !specialist || !interval) return []
  const place = await readBookingPlace(req, { service, branch, specialist })
  return place ? brokenRules(interval, place, now) : []
}

function intervalOf(data: Data, original: Data | undefined): Interval | null {
  const from = timeOf(data.startsAt ?? original?.startsAt)
  const to = timeOf(data.endsAt ?? original?.endsAt)
  return Number.isFinite(from) && Number.isFinite(to) ? { from, to } : null
}

const timeOf = (value: unknown) => new Date(String(value ?? '')).getTime()

function isRebooked(data: Data, original: Data | undefined): boolean {
  const isOther = (name: 'service' | 'branch' | 'specialist') =>
    data[name] !== undefined && idOf(data[name]) !== idOf(original?.[name])
  const isMoved = (name: 'startsAt' | 'endsAt') =>
    data[name] !== undefined && timeOf(data[name]) !== timeOf(original?.[name])
  return isOther('service') || isOther('branch') || isOther('specialist') || isMoved('startsAt') || isMoved('endsAt')
}

/** One error for each field, with every rule that is broken there. */
function refusal(req: PayloadRequest, fields: readonly Field[], broken: readonly BookingRule[]) {
  const paths = [...new Set(broken.map((rule) => ruleField[rule]))]
  const refused = paths.map((path) => {
    const sentences = broken
      .filter((rule) => ruleField[rule] === path)
      .map((rule) => translate(req, ...ruleWords[rule]))
    return { path, message: [...sentences, translate(req, ...chooseOther)].join(' ') }
  })
  return fieldRefusal(req, fields, refused)
}
