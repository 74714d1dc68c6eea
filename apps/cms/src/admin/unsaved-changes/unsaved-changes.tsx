'use client'

import { ConfirmationModal, useModal } from '@payloadcms/ui'
import { type RefObject, useId, useRef } from 'react'
import { useSignInAgain } from '../../modules/staff/admin/sign-in-sheet/sign-in-again.tsx'
import { DrawBeforeTyping } from '../fields/draw-before-typing.tsx'
import { useTranslate } from '../use-translate.ts'
import { AtFormsEnd } from './at-forms-end.tsx'
import { useTrouble } from './by-button/use-trouble.ts'
import { RestoreNotice } from './local-copy/restore-notice.tsx'
import { useLocalCopy } from './local-copy/use-local-copy.ts'
import { useRestoreOffer } from './local-copy/use-restore-offer.ts'
import { OvertakenNotice } from './overtaken/overtaken-notice.tsx'
import { useOvertaken } from './overtaken/use-overtaken.ts'
import { SaveNotice } from './save-notice.tsx'
import type { ChangeSaver } from './saver/change-saver.ts'
import { useKnownSaver } from './saver/form-savers.ts'
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

/** @param saver where others find what saves, to have it save at once. */
export function Keeper({ edited, saver: shared }: { edited: EditedDocument; saver?: RefObject<ChangeSaver | null> }) {
  const { isAutosaved } = edited
  const { state, setState, look } = useTrouble(edited.place.owner)
  const onFailed = () => {
    if (isAutosaved) void saver.current?.flush()
    else look()
  }
  const onSaved = () => {
    setState({ kind: 'calm' })
    saver.current?.settled()
    overtaken.forget()
    copy.saved()
  }
  const onTyped = () => {
    copy.typed()
    if (isAutosaved) saver.current?.changed()
  }
  const changes = useChanges(edited.updatedAt, edited.format, { onTyped, onSaved, onFailed })
  const copy = useLocalCopy(edited, changes)
  const overtaken = useOvertaken(edited, changes)
  const saver = useAutosave(edited, changes, { saver: shared, overtaken, onState: setState, onAllSaved: copy.saved })
  useKnownSaver(saver, isAutosaved)
  const { offer, restore, drop } = useRestoreOffer(edited, changes, onTyped)
  useConnectionWatch(isAutosaved ? null : changes.any, look)
  const leave = useLeaveQuestion()
  const signIn = useSignInAgain(() => {
    if (isAutosaved) saver.current?.retry()
    else look()
  })
  useLeaveGuard({ isAutosaved, saver, changes, ask: leave.ask })
  return (
    <>
      <DrawBeforeTyping />
      <AtFormsEnd>
        <SaveNotice
          state={state}
          isAutosaved={isAutosaved}
          isKept={copy.isKept()}
          onRetry={() => saver.current?.retry()}
          onSignIn={signIn}
        />
        <OvertakenNotice
          fields={overtaken.fields}
          onSettle={(field, keeps) => void overtaken.settle(field, keeps).then(() => saver.current?.retry())}
        />
        {offer && (
          <RestoreNotice
            offer={offer}
            namesOf={edited.namesOf}
            onRestore={() => void restore(offer)}
            onDrop={() => drop(offer)}
          />
        )}
      </AtFormsEnd>
      {leave.question}
    </>
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
