import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useEffectEvent } from 'react'
import { textsSaved } from '../../../admin/saved-apart.ts'

/** Does something at each save of the open document, of its form or of single texts. */
export function useOnSaved(work: () => void): void {
  const { data } = useDocumentInfo()
  const onSaved = useEffectEvent(work)
  // The time of the save is why it runs, not what it reads.
  useEffect(() => onSaved(), [data?.updatedAt])
  useEffect(() => {
    const listen = () => onSaved()
    window.addEventListener(textsSaved, listen)
    return () => window.removeEventListener(textsSaved, listen)
  }, [])
}
