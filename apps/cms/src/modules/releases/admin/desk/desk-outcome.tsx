'use client'

import { useTranslate } from '../../../../admin/use-translate.ts'
import { obstacleWords } from '../words.ts'
import { FindingList } from './finding-list.tsx'
import type { Told } from './use-desk.ts'

/** What came of a press of a button. */
export function DeskOutcome({ told: { what, answer } }: { told: Told }) {
  const say = useTranslate()
  if (answer?.ok) return <p>{doneWords(say, what, answer.alreadyDone === true)}</p>
  if (answer?.findings)
    return (
      <FindingList
        heading={say('Ничего не опубликовано. Мешает:', 'Ештеңе жарияланбады. Кедергі:')}
        findings={answer.findings}
      />
    )
  if (answer?.documents)
    return (
      <div className="estu-publish__warn">
        <p>{say('Ничего не отменено. Мешает:', 'Ештеңе болдырылмаған жоқ. Кедергі:')}</p>
        <ul>
          {answer.documents.map(({ collection, id, reason, title }) => (
            <li key={`${collection}/${id}`}>
              <strong>{title}</strong>: {obstacleWords(say, reason)}
            </li>
          ))}
        </ul>
      </div>
    )
  return <p className="estu-publish__warn">{errorWords(say, answer?.error)}</p>
}

type Say = (ru: string, kk: string) => string

function doneWords(say: Say, what: Told['what'], alreadyDone: boolean): string {
  if (what === 'publish' && alreadyDone) return say('Этот выпуск уже опубликован.', 'Бұл шығарылым жарияланып қойған.')
  const words: Record<Told['what'], [string, string]> = {
    publish: ['Выпуск опубликован: видны все его страницы.', 'Шығарылым жарияланды: барлық беті көрінеді.'],
    plan: ['Запланировано.', 'Жоспарланды.'],
    'cancel-plan': ['Снято с плана.', 'Жоспардан алынды.'],
    undo: ['Выпуск отменён: на сайте то, что было до него.', 'Шығарылым болдырылмады: сайтта оған дейінгі нұсқа.'],
    'globals/remove': ['Убрано из выпуска.', 'Шығарылымнан алынды.'],
  }
  return say(...words[what])
}

function errorWords(say: Say, error: string | undefined): string {
  if (error === 'past') return say('Это время уже прошло.', 'Бұл уақыт өтіп кетті.')
  if (error === 'empty') return say('В выпуске ничего нет.', 'Шығарылымда ештеңе жоқ.')
  if (error === 'published') return say('Этот выпуск уже опубликован.', 'Бұл шығарылым жарияланып қойған.')
  if (error === 'not-planned') return say('Этот выпуск уже не запланирован.', 'Бұл шығарылым енді жоспарда жоқ.')
  if (error === 'not-published') return say('Этот выпуск уже отменён.', 'Бұл шығарылым болдырылмай қойған.')
  return say('Не получилось: попробуйте ещё раз.', 'Болмады: қайталап көріңіз.')
}
