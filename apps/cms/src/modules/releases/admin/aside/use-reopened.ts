import { useDocumentInfo, useForm, useLocale } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation'
import { useEffect, useEffectEvent, useState } from 'react'
import { z } from 'zod'
import type { AsideText } from '../../operations/prepared-globals.ts'
import { load } from '../send.ts'

export type Reopened = { releaseId: string; release: string; isOvertaken: boolean } | 'gone' | null

/**
 * Fills the form with the text that waits for the release of the address, to be written on. It counts as untouched: what
 * waits is kept already.
 */
export function useReopened(global: string): Reopened {
  const asked = z.uuid().safeParse(useSearchParams().get('aside')).data
  const { code } = useLocale()
  const { isInitializing } = useDocumentInfo()
  const { getData, reset } = useForm()
  const [reopened, setReopened] = useState<Reopened>(null)

  const fill = useEffectEvent(async (releaseId: string, { data, ...about }: AsideText) => {
    await reset({ ...getData(), ...data })
    setReopened({ releaseId, ...about })
  })
  useEffect(() => {
    if (!asked || isInitializing) return
    let isHere = true
    void load<{ aside: AsideText | null }>(`release-desk/${asked}/globals?global=${global}&locale=${code}`).then(
      (found) => {
        if (!isHere) return
        if (found?.aside) void fill(asked, found.aside)
        else setReopened('gone')
      },
    )
    return () => {
      isHere = false
    }
  }, [asked, code, global, isInitializing])
  return reopened
}
