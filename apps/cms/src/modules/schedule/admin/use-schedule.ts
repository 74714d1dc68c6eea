import { useDocumentInfo } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import type { Plan } from '../plan.ts'
import { fetchPlans } from './schedule-requests.ts'

export type Plans = Plan[] | 'reading' | 'failed'

/** What is planned for the open document. */
export function usePlans() {
  const { id, collectionSlug } = useDocumentInfo()
  const [plans, setPlans] = useState<Plans>('reading')
  const reload = useCallback(async () => {
    if (collectionSlug && id) setPlans((await fetchPlans(collectionSlug, String(id))) ?? 'failed')
  }, [collectionSlug, id])
  useEffect(() => {
    void reload()
  }, [reload])
  return { plans, reload }
}
