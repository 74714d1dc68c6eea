import { useForm } from '@payloadcms/ui'
import { useContext } from 'react'
import { SavedApart } from '../../../admin/saved-apart.ts'
import { saveForm } from '../../../admin/unsaved-changes/saver/form-savers.ts'

/**
 * Saves what was typed a moment ago as a draft: it belongs to what is checked, published or planned.
 * Trap: sent by the form itself, its answer would replace what is chosen in a table or a film of the text meanwhile.
 */
export function useSaveTyped(): () => Promise<boolean> {
  const { formRef } = useForm()
  const apart = useContext(SavedApart)
  return async () => (apart ? true : saveForm(formRef?.current))
}
