'use client'

import { toast, useForm, useFormProcessing } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useRef } from 'react'
import { useTranslate } from '../use-translate.ts'
import type { ChangeSaver, SaveState } from './change-saver.ts'
import { type SaveAnswer, sendChanges, whoIsHere } from './send-changes.ts'
import { noteSentOnLeaving } from './sent-on-leaving.ts'
import type { TypedChanges } from './use-changes.ts'
import type { EditedDocument } from './use-edited-document.ts'
import { useMergeSaved } from './use-merge-saved.ts'
import { useSaver } from './use-saver.ts'

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

  const send = async (): Promise<SaveAnswer> => {
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
  }

  /** The page goes away, perhaps for good: nothing can wait for an earlier save to be answered. */
  const sendAndGo = () => {
    if (!edited.isAutosaved || !changes.any() || !saver.current || saver.current.isInTrouble) return
    noteSentOnLeaving(edited.place, edited.updatedAt)
    if (!saver.current.isUnderWay) void saver.current.flush()
    else if (lastSent.current !== changes.fields()) void sendChanges(changes.list(), edited.target)
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
