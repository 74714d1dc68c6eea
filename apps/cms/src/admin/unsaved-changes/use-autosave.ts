'use client'

import { toast, useForm, useFormProcessing } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslate } from '../use-translate.ts'
import { ChangeSaver, type SaveState } from './change-saver.ts'
import { type SaveAnswer, sendChanges, whoIsHere } from './send-changes.ts'
import { noteSentOnLeaving } from './sent-on-leaving.ts'
import type { TypedChanges } from './use-changes.ts'
import type { EditedDocument } from './use-edited-document.ts'
import { useMergeSaved } from './use-merge-saved.ts'

type Events = { onState: (state: SaveState) => void; onAllSaved: () => void }

/** Saves what is typed as a draft: at pauses, at least every few seconds, and when the page or the form is left. */
export function useAutosave(edited: EditedDocument, changes: TypedChanges, { onState, onAllSaved }: Events) {
  const say = useTranslate()
  const processing = useFormProcessing()
  const form = useForm()
  const merge = useMergeSaved(changes.fields)
  const saver = useRef<ChangeSaver | null>(null)

  const lastSent = useRef<FormState | null>(null)
  const mayBeAnother = useRef(false)

  const send = useEffectEvent(async (): Promise<SaveAnswer> => {
    // Who signs in after a session has ended must not save what another person typed.
    const here = mayBeAnother.current ? await whoIsHere(edited.target.owner) : 'same'
    if (here !== 'same') return { kind: here }
    const sent = changes.fields()
    const typed = changes.list()
    if (Object.keys(typed).length === 0) return { kind: 'saved', doc: null }
    lastSent.current = sent
    const answer = await sendChanges(typed, edited.target)
    mayBeAnother.current = answer.kind === 'signed-out' || answer.kind === 'someone-else'
    if (answer.kind !== 'saved') return answer
    changes.confirm(sent)
    if (!changes.any()) onAllSaved()
    if (answer.doc && saver.current) void merge(answer.doc, sent)
    return answer
  })

  /** The page goes away, perhaps for good: nothing can wait for an earlier save to be answered. */
  const sendAndGo = useEffectEvent(() => {
    if (!edited.isAutosaved || !changes.any() || !saver.current || saver.current.isInTrouble) return
    noteSentOnLeaving(edited.place, edited.updatedAt)
    if (!saver.current.isUnderWay) void saver.current.flush()
    else if (lastSent.current !== changes.fields()) void sendChanges(changes.list(), edited.target)
  })

  /** The form goes away, the page stays. */
  const sendLast = useEffectEvent(async (last: ChangeSaver) => {
    const isSaved = !edited.isAutosaved || (await last.flush())
    last.stop()
    if (!isSaved) toast.error(say(...leftBehind))
  })

  const show = useEffectEvent(onState)
  // A form that somebody else has taken over is disabled, and must not save over them.
  const isBusy = useEffectEvent(() => processing || form.disabled)
  const { any } = changes
  useEffect(() => {
    const created = new ChangeSaver({
      send: () => send(),
      hasChanges: any,
      isBusy: () => isBusy(),
      onState: (state) => show(state),
    })
    saver.current = created
    const hidden = () => document.visibilityState === 'hidden' && sendAndGo()
    const back = () => document.visibilityState === 'visible' && created.retry()
    const listeners: [EventTarget, string, () => unknown][] = [
      [document, 'visibilitychange', hidden],
      [window, 'beforeunload', () => sendAndGo()],
      [window, 'pagehide', () => sendAndGo()],
      [document, 'visibilitychange', back],
      [window, 'focus', back],
      [window, 'online', back],
    ]
    for (const [target, event, run] of listeners) target.addEventListener(event, run)
    return () => {
      for (const [target, event, run] of listeners) target.removeEventListener(event, run)
      saver.current = null
      void sendLast(created)
    }
  }, [any])

  return saver
}

const leftBehind = [
  'Не всё набранное сохранено. Оно осталось в этом браузере: откройте документ снова, и мы предложим его восстановить.',
  'Терілгеннің бәрі сақталған жоқ. Ол осы браузерде қалды: құжатты қайта ашыңыз, оны қалпына келтіруді ұсынамыз.',
] as const
