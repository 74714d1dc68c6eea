import { useDocumentInfo } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import type { DeskFinding, DeskOfRelease } from '../../endpoints/desk-endpoint.ts'
import type { MovedOn } from '../../operations/undo/undo-release.ts'
import { load, send } from '../send.ts'

export type Answer = {
  ok: boolean
  alreadyDone?: boolean
  error?: string
  findings?: DeskFinding[]
  documents?: (MovedOn & { title: string })[]
}
export type Told = { what: Action; answer: Answer | null }
export type Action = 'publish' | 'plan' | 'cancel-plan' | 'undo' | 'globals/remove'

/** What a release holds, and what it is told to do. */
export function useDesk() {
  const { id, data } = useDocumentInfo()
  const [desk, setDesk] = useState<DeskOfRelease | null>(null)
  const [busy, setBusy] = useState<Action | null>(null)
  const [told, setTold] = useState<Told | null>(null)
  const refresh = useCallback(async () => {
    if (id) setDesk(await load<DeskOfRelease>(`release-desk/${id}`))
  }, [id])

  useEffect(() => void refresh(), [refresh, data?.updatedAt])

  const tell = async (what: Action, body: unknown = {}) => {
    setBusy(what)
    setTold(null)
    const answer = await send<Answer>(`release-desk/${id}/${what}`, body)
    setTold({ what, answer })
    await refresh()
    setBusy(null)
  }
  return { id, desk, busy, told, tell }
}
