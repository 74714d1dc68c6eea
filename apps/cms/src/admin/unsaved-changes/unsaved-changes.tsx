'use client'

import { ConfirmationModal, toast, useForm, useModal } from '@payloadcms/ui'
import { useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslate } from '../use-translate.ts'
import type { SaveState } from './change-saver.ts'
import { RestoreNotice } from './local-copy/restore-notice.tsx'
import { useLocalCopy } from './local-copy/use-local-copy.ts'
import { useRestoreOffer } from './local-copy/use-restore-offer.ts'
import { SaveNotice } from './save-notice.tsx'
import { whoIsHere } from './send-changes.ts'
import { useAutosave } from './use-autosave.ts'
import { useChanges } from './use-changes.ts'
import { useConnectionWatch } from './use-connection-watch.ts'
import { type EditedDocument, useEditedDocument } from './use-edited-document.ts'
import { useLeaveGuard } from './use-leave-guard.ts'

/** Keeps what is typed into a document: see ADR 0015. */
export function UnsavedChanges() {
  const edited = useEditedDocument()
  // Another document or language is another form, with nothing of the former one.
  const { owner, document, locale } = edited.place
  return owner ? <Keeper key={`${document}:${locale}`} edited={edited} /> : null
}

function Keeper({ edited }: { edited: EditedDocument }) {
  const { isAutosaved } = edited
  const [state, setState] = useState<SaveState>({ kind: 'calm' })
  const onFailed = async () => {
    if (isAutosaved) return void saver.current?.flush()
    const here = await whoIsHere(edited.target.owner)
    // The button's own toast says "Failed to fetch" or "Not found", which helps nobody.
    if (here !== 'same') toast.dismiss()
    setState({ kind: here === 'same' ? 'calm' : here })
  }
  const onSaved = () => {
    setState({ kind: 'calm' })
    saver.current?.settled()
    copy.saved()
  }
  const onTyped = () => {
    copy.typed()
    if (isAutosaved) saver.current?.changed()
  }
  const changes = useChanges(edited.updatedAt, { onTyped, onSaved, onFailed: () => void onFailed() })
  const copy = useLocalCopy(edited, changes)
  const saver = useAutosave(edited, changes, { onState: setState, onAllSaved: copy.saved })
  const { offer, restore, drop } = useRestoreOffer(edited, changes, onTyped)
  useConnectionWatch(isAutosaved ? null : changes.any, () => void onFailed())
  const leave = useLeaveQuestion()
  useLeaveGuard({ isAutosaved, saver, changes, ask: leave.ask })
  return (
    <>
      <AtFormsEnd>
        <SaveNotice
          state={state}
          isAutosaved={isAutosaved}
          isKept={copy.isKept()}
          onRetry={() => saver.current?.retry()}
        />
        {offer && <RestoreNotice offer={offer} onRestore={() => void restore(offer)} onDrop={() => drop(offer)} />}
      </AtFormsEnd>
      {leave.question}
    </>
  )
}

/** At the lower edge of the screen, outside the row of buttons, which clips what does not fit. */
function AtFormsEnd({ children }: { children: React.ReactNode }) {
  const { formRef } = useForm()
  const [form, setForm] = useState<HTMLElement | null>(null)
  useEffect(() => setForm(formRef?.current ?? null), [formRef])
  if (!form) return null
  return createPortal(
    <div className="estu-unsaved" role="status">
      {children}
    </div>,
    form,
  )
}

function useLeaveQuestion() {
  const say = useTranslate()
  const slug = `unsaved-changes-${useId()}`
  const { openModal } = useModal()
  const go = useRef<() => void>(() => undefined)
  const ask = (leave: () => void) => {
    go.current = leave
    openModal(slug)
  }
  const question = (
    <ConfirmationModal
      modalSlug={slug}
      heading={say('Набранное не сохранено', 'Терілген мәтін сақталған жоқ')}
      body={say(
        'Сейчас сохранить не получается. Если уйти, набранное останется в этом браузере: когда вы снова откроете документ, мы предложим его восстановить.',
        'Қазір сақтау мүмкін болмай тұр. Кетсеңіз, терілген мәтін осы браузерде қалады: құжатты қайта ашқанда, оны қалпына келтіруді ұсынамыз.',
      )}
      cancelLabel={say('Остаться', 'Қалу')}
      confirmLabel={say('Уйти', 'Кету')}
      onConfirm={() => go.current()}
    />
  )
  return { ask, question }
}
