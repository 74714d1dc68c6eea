'use client'

import { useDocumentInfo, useForm } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useEffect, useRef, useState } from 'react'
import type { OvertakenField } from '../../../fields/typed-over/typed-over.ts'
import { useTranslate } from '../../use-translate.ts'
import type { Changes } from '../changed-fields.ts'
import type { SaveOutcome, Trouble } from '../saver/change-saver.ts'
import type { TypedChanges } from '../use-changes.ts'
import type { EditedDocument } from '../use-edited-document.ts'
import { KnownValues } from './known-values.ts'

export type Overtaken = ReturnType<typeof useOvertaken>

/** The answer to a save, and the fields that were left out of it because they were changed elsewhere. */
type Sent = { answer: SaveOutcome; left: string[] }

const without = (changes: Changes, names: readonly string[]): Changes =>
  Object.fromEntries(Object.entries(changes).filter(([name]) => !names.includes(name)))

/**
 * Saves what was typed, but no field over words that somebody wrote there since the form knew them: such a field stays as
 * it is typed until whoever types decides, and the others are saved.
 */
export function useOvertaken(edited: EditedDocument, changes: TypedChanges) {
  const { data } = useDocumentInfo()
  const { reset, setModified } = useForm()
  const say = useTranslate()
  const [known] = useState(() => new KnownValues())
  const [fields, setFields] = useState<OvertakenField[]>([])
  const held = useRef<OvertakenField[]>([])
  useEffect(() => known.open(data ?? {}), [known, data])

  const show = (all: OvertakenField[]) => {
    held.current = all
    setFields(all)
  }

  /** @param at the document's newest time of change that is known */
  const send = async (typed: Changes, at: string | null): Promise<Sent> => {
    const names = held.current.map(({ name }) => name)
    const sending = without(typed, names)
    if (Object.keys(sending).length === 0) return { answer: refused(), left: names }
    const confirmed = edited.format.valuesOf(changes.confirmed())
    const answer = await edited.send(sending, known.send(sending, confirmed, at))
    if (answer.kind === 'overtaken') {
      const others = held.current.filter(({ name }) => !answer.fields.some((field) => field.name === name))
      show([...others, ...answer.fields])
      return send(typed, at)
    }
    if (answer.kind === 'saved' && answer.doc) known.saved(sending, confirmed, answer.doc)
    return { answer, left: names }
  }

  const refused = (): Trouble => {
    const names = held.current.map(({ label }) => label).join(', ')
    const message = say(
      `пока вы писали, это поле изменили в другом месте: ${names}. Ваш текст на месте, остальное сохранено.`,
      `сіз жазып жатқанда бұл өріс басқа жерде өзгертілді: ${names}. Сіздің мәтініңіз орнында, қалғаны сақталды.`,
    )
    return { kind: 'refused', message }
  }

  /** Settles it: with one's own text over theirs, or with theirs. */
  const settle = async (field: OvertakenField, keeps: 'own' | 'theirs') => {
    known.settle(field)
    if (keeps === 'theirs') {
      changes.touch()
      await reset({ ...edited.format.valuesOf(changes.fields()), [field.name]: field.value })
      setModified(true)
    }
    show(held.current.filter(({ name }) => name !== field.name))
  }

  /** Everything was saved by other means. */
  const forget = () => show([])

  return { fields, send, refused, settle, forget }
}

const topOf = (path: string) => path.split('.')[0] ?? path

/** A state of the form, in which some fields are as they were in another. */
export function withFieldsOf(state: FormState, other: FormState, names: readonly string[]): FormState {
  if (names.length === 0) return state
  const isOne = ([path]: [string, unknown]) => names.includes(topOf(path))
  return Object.fromEntries([
    ...Object.entries(state).filter((entry) => !isOne(entry)),
    ...Object.entries(other).filter(isOne),
  ])
}
