'use client'

import { localeLabels } from '@estu/domain/vocabulary/languages'
import { Form, OperationProvider, useAuth, useDocumentInfo } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { SavedApart } from '../../../../admin/saved-apart.ts'
import type { ChangeSaver } from '../../../../admin/unsaved-changes/saver/change-saver.ts'
import { Keeper } from '../../../../admin/unsaved-changes/unsaved-changes.tsx'
import type { EditedDocument } from '../../../../admin/unsaved-changes/use-edited-document.ts'
import { useTranslate } from '../../../../admin/use-translate.ts'
import type { EditorData, EditorRow as Row } from '../../operations/read-editor.ts'
import { EditorHead } from './editor-head.tsx'
import { EditorRow, type RowState } from './editor-row.tsx'
import { newestState } from './newest-state.ts'
import { textFormat } from './text-format.ts'
import { useOwnTexts } from './use-own-texts.ts'
import { useRowWork } from './use-row-work.ts'

type Props = {
  place: { collection: string; id: string }
  data: EditorData
  mayWrite: boolean
  /** Whether what is typed becomes a draft by itself; a single document is public once it is saved. */
  isAutosaved: boolean
  /** Publishes the language, where that may be done. */
  publish?: ReactNode
}

/** Both languages of a document beside each other, to be translated text by text. See ADR 0035. */
export function TranslationEditor(props: Props) {
  const { initialState } = useDocumentInfo()
  const router = useRouter()
  // What comes with a later look at the server is taken in text by text, not as a new form.
  const [first] = useState(() => newestState(initialState, props.data.rows))
  const apart = useMemo(() => ({ onPublished: () => router.refresh() }), [router])
  const refresh = useEffectEvent(() => router.refresh())
  useEffect(() => {
    const look = () => refresh()
    window.addEventListener('focus', look)
    return () => window.removeEventListener('focus', look)
  }, [])
  return (
    <SavedApart value={apart}>
      <OperationProvider operation="update">
        <Form className="estu-editor" initialState={first} isDocumentForm>
          <Texts {...props} />
        </Form>
      </OperationProvider>
    </SavedApart>
  )
}

/** Which language stands on which side. */
function Heads({ languages: { source, target } }: { languages: Pick<EditorData, 'source' | 'target'> }) {
  const say = useTranslate()
  return (
    <div className="estu-tr__heads" aria-hidden="true">
      <span>{`${say(...localeLabels[source])} · ${say('оригинал', 'түпнұсқа')}`}</span>
      <span>{`${say(...localeLabels[target])} · ${say('перевод', 'аударма')}`}</span>
    </div>
  )
}

function Texts({ place: { collection, id }, data, mayWrite, isAutosaved, publish }: Props) {
  const { user } = useAuth()
  const [owner] = useState(String(user?.id ?? ''))
  const place = useMemo(() => ({ collection, id, locale: data.target, owner }), [collection, id, data.target, owner])
  const own = useOwnTexts(data, place)
  const saver = useRef<ChangeSaver | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const work = useRowWork({ place, own, saver, list, isReadOnly: !mayWrite })
  const [format] = useState(() => textFormat(data.rows))
  const copyPlace = useMemo(
    () => ({ owner, document: `${collection}/${id}`, locale: data.target, view: 'translation' }),
    [owner, collection, id, data.target],
  )
  const edited: EditedDocument = {
    place: copyPlace,
    format,
    isAutosaved,
    updatedAt: own.updatedAt,
    send: own.send,
    restore: (changes) => {
      for (const [path, value] of Object.entries(changes)) own.put(path, value)
    },
    namesOf: (paths) => paths.map((path) => own.rows.get(path)?.label ?? path),
  }
  const stateOf = (row: Row): RowState => {
    if (own.state.missing.includes(row.group)) return 'missing'
    return own.state.outdated.includes(row.group) ? 'outdated' : 'current'
  }
  return (
    <>
      <EditorHead
        rows={data.rows}
        stateOf={stateOf}
        onNext={work.next}
        publish={publish}
        onSave={mayWrite && !isAutosaved ? work.save : undefined}
      />
      <div ref={list} className="estu-editor__rows">
        <Heads languages={data} />
        {data.rows.map((row) => (
          <EditorRow
            key={row.path}
            documentId={id}
            row={row}
            state={stateOf(row)}
            languages={data}
            isReadOnly={!mayWrite}
            own={own}
            onConfirm={work.confirm}
            onCopy={work.copy}
            onCopyList={work.copyList}
            onResolved={() => void saver.current?.flush()}
          />
        ))}
      </div>
      {mayWrite && <Keeper edited={edited} saver={saver} />}
    </>
  )
}
