'use client'

import { useState } from 'react'
import { useTranslate } from '../../../admin/use-translate.ts'
import type { TablePreview } from '../spreadsheet-endpoints.ts'
import { TablePlan } from './table-plan.tsx'

type Props = { collections: { slug: string; name: string }[] }
type State =
  | { step: 'idle' | 'checking' | 'applying' }
  | { step: 'planned'; plan: TablePreview }
  | { step: 'done' | 'failed'; message: string }

/** Choose a collection, take its table out, or bring one in: look first, then apply. */
export function TableImport({ collections }: Props) {
  const say = useTranslate()
  const [collection, setCollection] = useState(collections[0]?.slug ?? '')
  const [file, setFile] = useState<File | null>(null)
  const [state, setState] = useState<State>({ step: 'idle' })

  const send = async (path: string) => {
    const response = await fetch(`/api/tables/${collection}/${path}`, { method: 'POST', body: file })
    return { ok: response.ok, answer: await response.json() }
  }
  const failed = (answer: { message?: string; row?: number }) =>
    setState({
      step: 'failed',
      message: `${answer.row ? `${say('Строка', 'Жол')} ${answer.row}. ` : ''}${answer.message ?? say('Не получилось.', 'Болмады.')}`,
    })
  const check = async () => {
    setState({ step: 'checking' })
    const { ok, answer } = await send('plan')
    if (ok) setState({ step: 'planned', plan: answer })
    else failed(answer)
  }
  const apply = async (plan: TablePreview) => {
    setState({ step: 'applying' })
    const { ok, answer } = await send(`apply?fingerprint=${encodeURIComponent(plan.fingerprint)}`)
    if (!ok) return failed(answer)
    setState({
      step: 'done',
      message: say(
        `Готово. Создано: ${answer.created}, изменено: ${answer.updated}.`,
        `Дайын. Жасалғаны: ${answer.created}, өзгергені: ${answer.updated}.`,
      ),
    })
  }
  const choose = (name: string) => {
    setCollection(name)
    setState({ step: 'idle' })
  }
  return (
    <>
      <div className="estu-filters">
        <label>
          <span>{say('Раздел', 'Бөлім')}</span>
          <select id="table-collection" value={collection} onChange={(event) => choose(event.target.value)}>
            {collections.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <a className="btn btn--style-secondary btn--size-medium" href={`/api/tables/${collection}?format=xlsx`}>
          {say('Скачать xlsx', 'xlsx жүктеп алу')}
        </a>
        <a className="btn btn--style-secondary btn--size-medium" href={`/api/tables/${collection}?format=csv`}>
          {say('Скачать csv', 'csv жүктеп алу')}
        </a>
      </div>
      <h2>{say('Загрузить таблицу', 'Кесте жүктеу')}</h2>
      <p>
        {say(
          'Сначала покажем, что изменится. Пустая ячейка очищает необязательное поле; колонки, которой нет в файле, не трогаем.',
          'Алдымен не өзгеретінін көрсетеміз. Бос ұяшық міндетті емес өрісті тазалайды; файлда жоқ бағанға тимейміз.',
        )}
      </p>
      <div className="estu-filters">
        <label>
          <span>{say('Файл xlsx или csv', 'xlsx не csv файлы')}</span>
          <input
            id="table-file"
            type="file"
            accept=".xlsx,.csv,.txt"
            onChange={(event) => {
              setFile(event.target.files?.[0] ?? null)
              setState({ step: 'idle' })
            }}
          />
        </label>
        <button
          type="button"
          id="table-check"
          className="btn btn--style-primary btn--size-medium"
          disabled={!file || state.step === 'checking' || state.step === 'applying'}
          onClick={check}
        >
          {say('Показать изменения', 'Өзгерістерді көрсету')}
        </button>
      </div>
      <p role="status" id="table-status">
        {state.step === 'checking' && say('Сравниваем…', 'Салыстырып жатырмыз…')}
        {state.step === 'applying' && say('Записываем. Не закрывайте страницу…', 'Жазып жатырмыз. Бетті жаппаңыз…')}
        {'message' in state && state.message}
      </p>
      {state.step === 'planned' && <TablePlan plan={state.plan} onApply={() => apply(state.plan)} />}
    </>
  )
}
