'use client'

import { type FormEvent, useState } from 'react'
import { useTranslate } from '../../../admin/use-translate.ts'
import { askPersonalData, type ErasedCounts, type Held, saveFile } from './ask-personal-data.ts'
import { ErasedReport } from './erased-report.tsx'
import { HeldRecords } from './held-records.tsx'

/** Finds what is stored of somebody; hands it out, or erases it. What was typed stays where it is. */
export function PersonDesk() {
  const say = useTranslate()
  const [asked, setAsked] = useState('')
  const [held, setHeld] = useState<Held | null>(null)
  const [erased, setErased] = useState<ErasedCounts | null>(null)
  const [wrong, setWrong] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  const ask = async (name: string, more: object, then: (answer: Response) => Promise<void>) => {
    setBusy(true)
    setWrong(null)
    try {
      const noAnswer = say('Сервер не ответил. Повторите.', 'Сервер жауап бермеді. Қайталаңыз.')
      await then(await askPersonalData(name, { asked, ...more }, noAnswer))
    } catch (error) {
      setWrong(error instanceof Error ? error.message : String(error))
    } finally {
      setBusy(false)
    }
  }
  const find = (event: FormEvent) => {
    event.preventDefault()
    setErased(null)
    setHeld(null)
    return ask('find', {}, async (answer) => setHeld(await answer.json()))
  }
  const save = (format: 'json' | 'html') =>
    ask('export', { format }, (answer) => saveFile(answer, `personal-data.${format}`))
  const erase = () =>
    ask('erase', { isProven: true }, async (answer) => {
      setErased(await answer.json())
      setHeld(null)
    })

  return (
    <>
      <p>
        {say(
          'Сначала убедитесь, что просит сам человек: перезвоните на этот телефон или посмотрите документ. Это ваша ответственность. Каждый поиск, выгрузка и стирание записываются в журнал доступа с вашим именем.',
          'Алдымен адамның өзі сұрап тұрғанына көз жеткізіңіз: осы телефонға қайта қоңырау шалыңыз не құжатын қараңыз. Бұл сіздің жауапкершілігіңіз. Әр іздеу, көшіріп алу және өшіру қолжетімділік журналына атыңызбен жазылады.',
        )}
      </p>
      <form className="estu-filters" onSubmit={find}>
        <label>
          {say(
            'Телефон, почта или номер заказа, записи, ожидания, обращения',
            'Телефон, пошта не тапсырыс, жазылу, күту, өтініш нөмірі',
          )}
          <input
            name="asked"
            value={asked}
            onChange={(event) => {
              setAsked(event.target.value)
              setHeld(null)
            }}
            autoComplete="off"
            aria-invalid={wrong ? true : undefined}
            aria-describedby="person-told"
          />
        </label>
        <button className="btn btn--style-primary" type="submit" disabled={busy}>
          {say('Найти', 'Табу')}
        </button>
      </form>
      <div id="person-told" role="status">
        {wrong && <p className="estu-warning">{wrong}</p>}
        {erased && <ErasedReport erased={erased} />}
      </div>
      {held && <HeldRecords held={held} busy={busy} onSave={save} onErase={erase} />}
    </>
  )
}
