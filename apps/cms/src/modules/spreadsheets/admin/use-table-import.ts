import { useState } from 'react'
import { useTranslate } from '../../../admin/use-translate.ts'
import type { TablePreview } from '../spreadsheet-endpoints.ts'

export type ImportState =
  | { step: 'idle' | 'checking' | 'applying' }
  | { step: 'planned'; plan: TablePreview }
  | { step: 'done' | 'failed'; message: string }

/** Brings a table into a collection: what it would change is asked first, and exactly that is applied. */
export function useTableImport(first: string) {
  const say = useTranslate()
  const [collection, setCollection] = useState(first)
  const [file, setFile] = useState<File | null>(null)
  const [state, setState] = useState<ImportState>({ step: 'idle' })

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
  const chooseCollection = (name: string) => {
    setCollection(name)
    setState({ step: 'idle' })
  }
  const chooseFile = (chosen: File | null) => {
    setFile(chosen)
    setState({ step: 'idle' })
  }
  return { collection, file, state, chooseCollection, chooseFile, check, apply }
}
