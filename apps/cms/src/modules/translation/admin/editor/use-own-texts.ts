'use client'

import { useDocumentInfo, useForm } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { textsSaved } from '../../../../admin/saved-apart.ts'
import { type Changes, isSame } from '../../../../admin/unsaved-changes/changed-fields.ts'
import type { SaveAnswer } from '../../../../admin/unsaved-changes/send-changes.ts'
import { useTranslate } from '../../../../admin/use-translate.ts'
import type { EditorData } from '../../operations/read-editor.ts'
import type { SavedTexts, TextConflict } from '../../operations/save-texts.ts'
import { type EditorPlace, postTexts } from './text-requests.ts'

export type OwnTexts = ReturnType<typeof useOwnTexts>

/** The translation as it is in the form: what it was typed over, what of it is saved, and how it stands. */
export function useOwnTexts(data: EditorData, place: EditorPlace) {
  const say = useTranslate()
  const router = useRouter()
  const { data: saved } = useDocumentInfo()
  const { dispatchFields, getField, setModified } = useForm()
  const [state, setState] = useState({ outdated: data.outdated, missing: data.missing })
  const [conflicts, setConflicts] = useState<TextConflict[]>([])
  const [updatedAt, setUpdatedAt] = useState(() => String(saved?.updatedAt ?? data.updatedAt))
  const known = useRef(new Map(data.rows.map(({ path, own }) => [path, own])))
  const rows = useMemo(() => new Map(data.rows.map((row) => [row.path, row])), [data.rows])
  const seen = useMemo(
    () => Object.fromEntries(data.rows.map(({ group, source }) => [group, source.mark])),
    [data.rows],
  )

  const put = (path: string, value: unknown) => {
    const formPath = rows.get(path)?.formPath
    if (!formPath) return
    // The editor of running text looks at the initial value alone.
    const plain = value === null ? value : structuredClone(value)
    dispatchFields({ type: 'UPDATE', path: formPath, value: plain, initialValue: plain })
    setModified(true)
  }

  /** Takes over what somebody else has written meanwhile, where nothing is typed over it. */
  const takeNews = useEffectEvent(() => {
    setState({ outdated: data.outdated, missing: data.missing })
    if (data.updatedAt <= updatedAt) return
    setUpdatedAt(data.updatedAt)
    for (const { path, formPath, own } of data.rows) {
      const field = formPath === null ? undefined : getField(formPath)
      if (!field) continue
      const before = known.current.get(path)
      const shows = (value: unknown) => isSame(field.value || null, value || null)
      // Trap: right after a reload the form may be older than the rows, and shows its own first value.
      const isTyped = !shows(before?.value) && !shows(field.initialValue)
      if (!shows(own.value) && isTyped) continue
      known.current.set(path, own)
      if (!shows(own.value)) put(path, own.value)
    }
  })
  useEffect(() => takeNews(), [data])

  const settle = (answer: SavedTexts, changes: Changes) => {
    for (const [path, revision] of Object.entries(answer.revisions))
      known.current.set(path, { value: changes[path] ?? null, revision })
    setState({ outdated: answer.outdated, missing: answer.missing })
    setConflicts(answer.conflicts)
    if (answer.updatedAt) setUpdatedAt(answer.updatedAt)
    window.dispatchEvent(new Event(textsSaved))
    // The source has changed since it was shown.
    if (answer.outdated.some((path) => path in changes || !state.outdated.includes(path))) router.refresh()
  }

  const send = async (changes: Changes): Promise<SaveAnswer> => {
    const texts = Object.entries(changes).map(([path, value]) => ({
      path,
      value: (value ?? null) as string | null,
      base: known.current.get(path)?.revision ?? '',
    }))
    const answer = await postTexts(place, { texts, seen })
    if ('kind' in answer) return answer
    settle(answer, changes)
    const refused = [...answer.conflicts.map(({ path }) => path), ...answer.unknown]
    if (refused.length === 0) return { kind: 'saved', doc: null, updatedAt: answer.updatedAt }
    const names = refused.map((path) => rows.get(path)?.label ?? path).join(', ')
    const message = say(
      `пока вы писали, это поле изменили в другом месте: ${names}. Ваш текст на месте, остальное сохранено.`,
      `сіз жазып жатқанда бұл өріс басқа жерде өзгертілді: ${names}. Сіздің мәтініңіз орнында, қалғаны сақталды.`,
    )
    return { kind: 'refused', message }
  }

  /** Settles a conflict: with one's own text over theirs, or with theirs. */
  const resolve = ({ path, value, revision }: TextConflict, keeps: 'own' | 'theirs') => {
    known.current.set(path, { value, revision })
    setConflicts((all) => all.filter((conflict) => conflict.path !== path))
    if (keeps === 'theirs') put(path, value)
  }

  /** What stands in the form now. */
  const typedIn = (path: string): unknown => getField(rows.get(path)?.formPath ?? '')?.value ?? null

  return { state, setState, typedIn, conflicts, updatedAt, seen, rows, put, send, resolve }
}
