'use client'

import { useTranslation } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { onAlmatyClock } from '../i18n/almaty-dates.ts'

/** Stands around the whole admin: its words for dates arrive after the page, and are set right before anything prints. */
export function AlmatyDates({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation()
  if (i18n.dateFNS) onAlmatyClock(i18n.dateFNS)
  return children
}
