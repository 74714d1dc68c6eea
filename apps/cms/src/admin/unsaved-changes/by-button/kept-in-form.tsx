'use client'

import { useSignInAgain } from '../../../modules/staff/admin/sign-in-sheet/sign-in-again.tsx'
import { AtFormsEnd } from '../at-forms-end.tsx'
import { SaveNotice } from '../save-notice.tsx'
import { useChanges } from '../use-changes.ts'
import { useConnectionWatch } from '../use-connection-watch.ts'
import { type EditedDocument, useEditedDocument } from '../use-edited-document.ts'
import { useTrouble } from './use-trouble.ts'

const nothing = () => undefined

/** Says why a form was not saved, and lets whoever was here sign in over it. What is typed is nowhere but in the form. */
export function KeptInForm() {
  const edited = useEditedDocument()
  const { owner, document, locale } = edited.place
  return owner ? <FormKeeper key={`${document}:${locale}`} edited={edited} /> : null
}

function FormKeeper({ edited }: { edited: EditedDocument }) {
  const { state, setState, look } = useTrouble(edited.place.owner)
  const onSaved = () => setState({ kind: 'calm' })
  const changes = useChanges(edited.updatedAt, edited.format, { onTyped: nothing, onSaved, onFailed: look })
  useConnectionWatch(changes.any, look)
  const signIn = useSignInAgain(look)
  return (
    <AtFormsEnd>
      <SaveNotice state={state} isAutosaved={false} isKept={false} onRetry={nothing} onSignIn={signIn} />
    </AtFormsEnd>
  )
}
