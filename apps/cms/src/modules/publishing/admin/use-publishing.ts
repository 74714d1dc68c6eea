import { useDocumentInfo, useForm, useFormModified, useLocale } from '@payloadcms/ui'
import { useState } from 'react'
import type { PublishingCheck } from '../operations/check-publishing.ts'

export type PublishingState =
  | { step: 'closed' | 'checking' | 'publishing' | 'failed' }
  | { step: 'ready' | 'done'; check: PublishingCheck }

/** Saves what was typed, checks the open document in the language of the form, and publishes that language. */
export function usePublishing() {
  const { id, collectionSlug, setHasPublishedDoc, setMostRecentVersionIsAutosaved, setUnpublishedVersionCount } =
    useDocumentInfo()
  const { code } = useLocale()
  const { submit } = useForm()
  const modified = useFormModified()
  const [state, setState] = useState<PublishingState>({ step: 'closed' })
  const api = `/api/${collectionSlug}/${id}`

  const open = async () => {
    setState({ step: 'checking' })
    try {
      // What was typed a moment ago belongs to what is checked.
      if (modified) {
        await submit({
          action: `${api}?locale=${code}&draft=true&depth=0&fallback-locale=null`,
          method: 'PATCH',
          overrides: { _status: 'draft' },
          skipValidation: true,
          disableSuccessStatus: true,
        })
      }
      setState({ step: 'ready', check: await readCheck(`${collectionSlug}/${id}?locale=${code}`) })
    } catch {
      setState({ step: 'failed' })
    }
  }

  const publish = async (check: PublishingCheck) => {
    setState({ step: 'publishing' })
    const result = await submit({
      action: `${api}?locale=${code}&publishSpecificLocale=${code}&depth=0`,
      overrides: { _status: 'published' },
    })
    if (!result) return setState({ step: 'closed' })
    setUnpublishedVersionCount(0)
    setMostRecentVersionIsAutosaved(false)
    setHasPublishedDoc(true)
    setState({ step: 'done', check })
  }

  return { state, open, publish, close: () => setState({ step: 'closed' }) }
}

async function readCheck(place: string): Promise<PublishingCheck> {
  const response = await fetch(`/api/publishing-check/${place}`)
  if (!response.ok) throw new Error(`publishing-check: ${response.status}`)
  return response.json()
}
