'use client'

import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import { AtFormsEnd } from '../../../../admin/unsaved-changes/at-forms-end.tsx'
import { useTranslate } from '../../../../admin/use-translate.ts'
import { releasableGlobals } from '../../releasable.ts'
import { AsidePanel } from './aside-panel.tsx'
import { type Reopened, useReopened } from './use-reopened.ts'

/** A single document has no drafts: what stands in its form can wait for a release instead of going public at once. */
export function PutAside() {
  const { user } = useAuth()
  const { globalSlug } = useDocumentInfo()
  const role = (user as { role?: string } | null)?.role
  const global = releasableGlobals.find((slug) => slug === globalSlug)
  if (!global || (role !== 'editor' && role !== 'admin')) return null
  return <AsideControls global={global} />
}

function AsideControls({ global }: { global: string }) {
  const say = useTranslate()
  const [isOpen, setIsOpen] = useState(false)
  const reopened = useReopened(global)
  return (
    <div className="estu-publish estu-undo">
      <button
        type="button"
        id="put-aside"
        className="btn btn--style-secondary btn--size-medium"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {say('Отложить в выпуск…', 'Шығарылымға қою…')}
      </button>
      {reopened && (
        <AtFormsEnd>
          <ReopenedNotice reopened={reopened} />
        </AtFormsEnd>
      )}
      {isOpen && (
        <AsidePanel
          global={global}
          first={reopened && reopened !== 'gone' ? reopened.releaseId : null}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  )
}

/** Says which text the form holds: the site shows another one. */
function ReopenedNotice({ reopened }: { reopened: NonNullable<Reopened> }) {
  const say = useTranslate()
  if (reopened === 'gone')
    return (
      <p className="estu-unsaved__offer">
        {say(
          'Отложенного текста в этом выпуске нет: в форме то, что на сайте.',
          'Бұл шығарылымда қойылған мәтін жоқ: формада сайттағы мәтін тұр.',
        )}
      </p>
    )
  return (
    <div className="estu-unsaved__offer" id="aside-reopened">
      <p>
        {say(
          `В форме текст, отложенный в выпуск «${reopened.release}»; на сайте прежний. Допишите и отложите снова.`,
          `Формада «${reopened.release}» шығарылымына қойылған мәтін; сайтта бұрынғысы тұр. Толықтырып, қайта қойыңыз.`,
        )}
      </p>
      {reopened.isOvertaken && (
        <p>
          {say(
            'С тех пор на сайте это изменили. Отложенное снова заменит и те изменения: сверьте с версиями.',
            'Содан бері сайтта бұл өзгертілді. Қайта қойылған мәтін сол өзгерістерді де ауыстырады: нұсқалармен салыстырыңыз.',
          )}
        </p>
      )}
    </div>
  )
}
