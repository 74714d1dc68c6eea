import { useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { idOf } from '../../../fields/id-of.ts'
import type { BookedForm } from './free-times-question.ts'

/** Returns what is chosen on the open form of a visit, and whether its status leaves it to be moved. */
export function useBookedForm(): BookedForm & { isMovable: boolean } {
  const { id } = useDocumentInfo()
  const service = useFormFields(([fields]) => idOf(fields.service?.value))
  const branch = useFormFields(([fields]) => idOf(fields.branch?.value))
  const specialist = useFormFields(([fields]) => idOf(fields.specialist?.value))
  const startsAt = useFormFields(([fields]) => fields.startsAt?.value)
  const status = useFormFields(([fields]) => fields.status?.value)
  return {
    service,
    branch,
    specialist,
    startsAt: typeof startsAt === 'string' ? startsAt : null,
    visit: id === undefined ? null : String(id),
    isMovable: status === 'booked' || status === 'confirmed',
  }
}
