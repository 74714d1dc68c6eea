'use client'

import { toast, useForm, useFormProcessing, useLivePreviewContext } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { type RefObject, useRef } from 'react'
import { useTranslate } from '../use-translate.ts'
import { type Overtaken, withFieldsOf } from './overtaken/use-overtaken.ts'
import type { ChangeSaver, SaveOutcome, SaveState } from './saver/change-saver.ts'
import { useSaver } from './saver/use-saver.ts'
import { whoIsHere } from './send-changes.ts'
import { noteSentOnLeaving } from './sent-on-leaving.ts'
import type { TypedChanges } from './use-changes.ts'
import type { EditedDocument } from './use-edited-document.ts'
import { useMergeSaved } from './use-merge-saved.ts'

/** `saver`: where the saver is to be found by others. */
type Events = {
  saver?: RefObject<ChangeSaver | null>
  overtaken: Overtaken
  onState: (state: SaveState) => void
  onAllSaved: () => void
}

/** Saves what is typed as a draft: at pauses, at least every few seconds, and when the page or the form is left. */
export function useAutosave(
  edited: EditedDocument,
  changes: TypedChanges,
  { saver: known, overtaken, onState, onAllSaved }: Events,
) {
  const say = useTranslate()
  const processing = useFormProcessing()
  const form = useForm()
  const { isLivePreviewing } = useLivePreviewContext()
  const merge = useMergeSaved(changes.fields)
  const own = useRef<ChangeSaver | null>(null)
  const saver = known ?? own

  const lastSent = useRef<FormState | null>(null)
  const mayBeAnother = useRef(false)
  // Trap: the document's own time is told to the form a moment after the answer, and a reload may fall between.
  const savedAt = useRef('')
  const newestTime = () => [edited.updatedAt ?? '', savedAt.current].sort().at(-1) || null

  const send = async (): Promise<SaveOutcome> => {
    // Who signs in after a session has ended must not save what another person typed.
    const here = mayBeAnother.current ? await whoIsHere(edited.place.owner) : 'same'
    if (here !== 'same') return { kind: here }
    const sent = changes.fields()
    const typed = changes.list()
    if (Object.keys(typed).length === 0) return { kind: 'saved', doc: null }
    lastSent.current = sent
    const { answer, left } = await overtaken.send(typed, newestTime())
    mayBeAnother.current = answer.kind === 'signed-out' || answer.kind === 'someone-else'
    if (answer.kind !== 'saved') return answer
    savedAt.current = answer.updatedAt ?? savedAt.current
    changes.confirm(withFieldsOf(sent, changes.confirmed(), left))
    if (!changes.any()) onAllSaved()
    if (answer.doc && saver.current) void merge(answer.doc, sent, left)
    return left.length > 0 ? overtaken.refused() : answer
  }

  /** The page goes away, perhaps for good: nothing can wait for an earlier save to be answered. */
  const sendAndGo = () => {
    if (!edited.isAutosaved || !changes.any() || !saver.current || saver.current.isInTrouble) return
    const { isUnderWay } = saver.current
    const isBehind = isUnderWay && lastSent.current !== changes.fields()
    noteSentOnLeaving(edited.place, newestTime(), isBehind ? 2 : 1)
    if (!isUnderWay) void saver.current.flush()
    else if (isBehind) void overtaken.send(changes.list(), newestTime())
  }

  /** The form goes away, the page stays. */
  const sendLast = async (last: ChangeSaver) => {
    const isSaved = !edited.isAutosaved || (await last.flush())
    last.stop()
    if (!isSaved) toast.error(say(...leftBehind))
  }

  useSaver(saver, {
    send,
    hasChanges: changes.any,
    // A form that somebody else has taken over is disabled, and must not save over them.
    isBusy: () => processing || form.disabled,
    isSaving: () => processing,
    pace: () => (isLivePreviewing ? 'watched' : 'calm'),
    onState,
    onLeave: sendAndGo,
    onClose: sendLast,
  })
  return saver
}

const leftBehind = [
  'Не всё набранное сохранено. Оно осталось в этом браузере: откройте документ снова, и мы предложим его восстановить.',
  'Терілгеннің бәрі сақталған жоқ. Ол осы браузерде қалды: құжатты қайта ашыңыз, оны қалпына келтіруді ұсынамыз.',
] as const
