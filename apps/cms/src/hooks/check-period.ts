import { APIError, type CollectionBeforeValidateHook } from 'payload'

/** An offer cannot end before it begins. */
export const checkPeriod: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  const starts = data?.startsAt ?? originalDoc?.startsAt
  const ends = data?.endsAt ?? originalDoc?.endsAt
  if (starts && ends && new Date(ends) <= new Date(starts)) {
    throw new APIError('Акция заканчивается раньше, чем начинается: проверьте даты.', 400, null, true)
  }
  return data
}
