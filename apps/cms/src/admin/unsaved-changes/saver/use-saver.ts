import { type RefObject, useEffect, useEffectEvent } from 'react'
import { watchPage } from '../watch-page.ts'
import { ChangeSaver } from './change-saver.ts'

type Saving = ConstructorParameters<typeof ChangeSaver>[0] & {
  /** The page goes away, perhaps for good. */
  onLeave: () => void
  /** The form goes away, the page stays. */
  onClose: (last: ChangeSaver) => Promise<void>
}

/** Keeps a saver in `saver` for as long as the form is there; what it calls may be new at every render. */
export function useSaver(saver: RefObject<ChangeSaver | null>, saving: Saving): void {
  const { hasChanges } = saving
  const send = useEffectEvent(saving.send)
  const isBusy = useEffectEvent(saving.isBusy)
  const isSaving = useEffectEvent(saving.isSaving)
  const pace = useEffectEvent(() => saving.pace?.() ?? 'calm')
  const onState = useEffectEvent(saving.onState)
  const onLeave = useEffectEvent(saving.onLeave)
  const onClose = useEffectEvent(saving.onClose)
  useEffect(() => {
    const created = new ChangeSaver({
      send: () => send(),
      hasChanges,
      isBusy: () => isBusy(),
      isSaving: () => isSaving(),
      pace: () => pace(),
      onState: (state) => onState(state),
    })
    saver.current = created
    const stopWatching = watchPage({ onLeave: () => onLeave(), onReturn: () => created.retry() })
    return () => {
      stopWatching()
      saver.current = null
      void onClose(created)
    }
  }, [saver, hasChanges])
}
