'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { ChangeSaver } from '../../../../admin/unsaved-changes/saver/change-saver.ts'
import { useTranslate } from '../../../../admin/use-translate.ts'
import type { EditorRow } from '../../operations/read-editor.ts'
import { type EditorPlace, postConfirmation, postTexts } from './text-requests.ts'
import { currentRow, goToNext } from './use-next-field.ts'
import type { OwnTexts } from './use-own-texts.ts'

type Work = {
  place: EditorPlace
  own: OwnTexts
  saver: RefObject<ChangeSaver | null>
  list: RefObject<HTMLElement | null>
  isReadOnly: boolean
}

/** What a translator does with a row, by buttons and by keys. */
export function useRowWork({ place, own, saver, list, isReadOnly }: Work) {
  const say = useTranslate()
  const router = useRouter()

  const confirm = async (row: EditorRow) => {
    if (own.state.outdated.includes(row.group)) {
      if (saver.current && !(await saver.current.flush())) return
      const answer = await postConfirmation(place, [row.group], own.seen)
      if (!answer) return void toast.error(say('Не получилось: попробуйте ещё раз', 'Болмады: қайталап көріңіз'))
      own.setState(answer)
      if (answer.outdated.includes(row.group)) {
        toast.warning(
          say(
            'Оригинал только что изменился ещё раз: прочитайте новую правку',
            'Түпнұсқа жаңа ғана тағы өзгерді: жаңа түзетуді оқыңыз',
          ),
        )
        return router.refresh()
      }
    }
    goToNext(list, 1)
  }

  const copy = (row: EditorRow) => own.put(row.path, row.source.value)

  const copyList = async (group: string) => {
    if (saver.current && !(await saver.current.flush())) return
    const missing = [...own.rows.values()].filter((row) => row.group === group && row.formPath === null)
    const texts = missing.map(({ path, source, own: { revision } }) => ({
      path,
      value: source.value as string | null,
      base: revision,
    }))
    const answer = await postTexts(place, { texts, seen: own.seen })
    if ('kind' in answer) return void toast.error(say('Не получилось: попробуйте ещё раз', 'Болмады: қайталап көріңіз'))
    window.location.reload()
  }

  /** The panel of the row where the cursor is has a button for each. */
  const takeOffered = (index: number) =>
    currentRow(list.current)?.querySelectorAll<HTMLElement>('.estu-tr__memory button')[index]?.click()

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const row = own.rows.get(currentRow(list.current)?.dataset.path ?? '')
    const run = keyOf(event)
    if (run === 'next' || run === 'previous') goToNext(list, run === 'next' ? 1 : -1)
    else if (run === 'confirm' && row && !isReadOnly) void confirm(row)
    else if (run === 'copy' && row?.formPath && !isReadOnly) copy(row)
    else if (typeof run === 'number') takeOffered(run)
    else return
    event.preventDefault()
    event.stopPropagation()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen, true)
    return () => document.removeEventListener('keydown', listen, true)
  }, [])

  const save = async () => {
    if (await saver.current?.flush()) toast.success(say('Сохранено', 'Сақталды'))
  }

  return { confirm, copy, copyList, save, next: () => goToNext(list, 1) }
}

/** By the key's place, so that it is the same in every keyboard layout. */
function keyOf({ altKey, code, ctrlKey, metaKey, shiftKey }: KeyboardEvent) {
  if ((ctrlKey || metaKey) && !altKey && code === 'Enter') return 'confirm'
  if (!altKey || ctrlKey || metaKey || shiftKey) return null
  if (code === 'ArrowDown') return 'next'
  if (code === 'ArrowUp') return 'previous'
  if (/^Digit[123]$/.test(code)) return Number(code.slice(-1)) - 1
  return code === 'KeyC' ? 'copy' : null
}
