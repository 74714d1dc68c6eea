import { toast, useDocumentInfo, useForm, useLocale } from '@payloadcms/ui'
import { useContext, useRef, useState } from 'react'
import { SavedApart } from '../../../admin/saved-apart.ts'
import { useTranslate } from '../../../admin/use-translate.ts'
import type { PublishingCheck } from '../operations/check-publishing.ts'
import { useOnSaved } from './use-on-saved.ts'
import { useSaveTyped } from './use-save-typed.ts'

export type PublishingState =
  | { step: 'closed' | 'checking' | 'publishing' | 'failed' }
  | { step: 'ready' | 'done'; check: PublishingCheck }

/** Saves what was typed, checks the open document in the language of the form, and publishes that language. */
export function usePublishing() {
  const { id, collectionSlug, setHasPublishedDoc, setMostRecentVersionIsAutosaved, setUnpublishedVersionCount } =
    useDocumentInfo()
  const { code } = useLocale()
  // Trap: what is taken out of it now may be that of a form which was still being saved, and does nothing.
  const form = useForm()
  const saveTyped = useSaveTyped()
  const apart = useContext(SavedApart)
  const say = useTranslate()
  const [state, setState] = useState<PublishingState>({ step: 'closed' })
  const api = `/api/${collectionSlug}/${id}`
  // An answer that was overtaken by another question is an old one.
  const asked = useRef(0)
  const isSavingTyped = useRef(false)

  const look = async () => {
    asked.current += 1
    const own = asked.current
    const check = await readCheck(`${collectionSlug}/${id}?locale=${code}`).catch(() => null)
    if (own === asked.current) setState((now) => told(now, check))
  }

  // What is saved while somebody reads what was found out may make it untrue. What is still being saved is looked at
  // after that: a form that saves takes no press of the button that would be shown.
  useOnSaved(() => {
    if (isOpen(state) && !isSavingTyped.current) void look()
  })

  const open = async () => {
    setState({ step: 'checking' })
    isSavingTyped.current = true
    try {
      if (!(await saveTyped())) return setState({ step: 'failed' })
    } finally {
      isSavingTyped.current = false
    }
    await look()
  }

  const publish = async (check: PublishingCheck) => {
    setState({ step: 'publishing' })
    const action = `${api}?locale=${code}&publishSpecificLocale=${code}&depth=0`
    const result = apart ? await publishSaved(action) : await form.submit({ action, overrides: savedText })
    if (apart && !result) toast.error(say('Не получилось: попробуйте ещё раз', 'Болмады: қайталап көріңіз'))
    if (!result) return setState({ step: 'closed' })
    apart?.onPublished()
    setUnpublishedVersionCount(0)
    setMostRecentVersionIsAutosaved(false)
    setHasPublishedDoc(true)
    setState({ step: 'done', check })
  }

  return { state, open, publish, close: () => setState({ step: 'closed' }) }
}

/**
 * Publishes what is saved, without sending the form, which may be older: others save single fields meanwhile. Trap: what
 * a function returns is sent alone, whatever its type is called.
 */
const savedText = () => ({ _status: 'published' }) as unknown as FormData

const isOpen = ({ step }: PublishingState): boolean => step === 'checking' || step === 'ready'

/** What a check found out; one that failed leaves what is known. */
function told(now: PublishingState, check: PublishingCheck | null): PublishingState {
  if (!isOpen(now)) return now
  if (check) return { step: 'ready', check }
  return now.step === 'checking' ? { step: 'failed' } : now
}

/** Publishes what is saved, without sending the form. @returns whether it was done. */
async function publishSaved(action: string): Promise<boolean> {
  try {
    const body = JSON.stringify({ _status: 'published' })
    const headers = { 'content-type': 'application/json' }
    return (await fetch(action, { method: 'PATCH', credentials: 'include', headers, body })).ok
  } catch {
    return false
  }
}

async function readCheck(place: string): Promise<PublishingCheck> {
  const response = await fetch(`/api/publishing-check/${place}`)
  if (!response.ok) throw new Error(`publishing-check: ${response.status}`)
  return response.json()
}
