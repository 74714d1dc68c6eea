'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useTranslate } from '../../../admin/use-translate.ts'

type Place = { collection: string; id: string }

/** Sends a change and shows the page as it is afterwards. @returns whether it was accepted. */
function useSend() {
  const router = useRouter()
  const say = useTranslate()
  const [busy, setBusy] = useState(false)
  const send = async (path: string, body: BodyInit, type: string): Promise<Record<string, unknown> | null> => {
    setBusy(true)
    try {
      const response = await fetch(path, { method: 'POST', body, headers: { 'content-type': type } })
      const answer = await response.json()
      if (!response.ok) throw new Error(refusalOf(answer) ?? String(response.status))
      router.refresh()
      return answer
    } catch (error) {
      toast.error(`${say('Не получилось', 'Болмады')}: ${error instanceof Error ? error.message : ''}`)
      return null
    } finally {
      setBusy(false)
    }
  }
  return { send, busy }
}

/** What a refusal says: the sentences for the person where there are some, else its code. */
function refusalOf({ error, places }: Record<string, unknown>): string | null {
  if (Array.isArray(places)) return places.join(' ')
  return typeof error === 'string' ? error : null
}

/** The document's texts for a translator's tool, and back. */
export function XliffButtons({
  collection,
  id,
  target,
  mayImport,
}: Place & { target: 'ru' | 'kk'; mayImport: boolean }) {
  const say = useTranslate()
  const { send, busy } = useSend()
  const [notices, setNotices] = useState<string[]>([])
  const take = async (file: File | undefined) => {
    if (!file) return
    const answer = await send('/api/translation/xliff', await file.text(), 'application/x-xliff+xml')
    if (!answer) return
    const listed = (name: string) => (Array.isArray(answer[name]) ? answer[name].map(String) : [])
    const changed = listed('changed').length
    setNotices(listed('notices'))
    toast.success(say(`Обновлено текстов: ${changed}.`, `Жаңартылған мәтін: ${changed}.`))
  }
  return (
    <>
      <p className="estu-files">
        <a
          className="btn btn--style-secondary btn--size-small"
          href={`/api/translation/xliff/${collection}/${id}?target=${target}`}
        >
          {say('Скачать XLIFF', 'XLIFF жүктеп алу')}
        </a>
        {mayImport && (
          <label className="btn btn--style-secondary btn--size-small">
            {say('Загрузить XLIFF', 'XLIFF жүктеу')}
            <input
              type="file"
              accept=".xlf,.xliff"
              disabled={busy}
              onChange={(event) => take(event.target.files?.[0])}
            />
          </label>
        )}
      </p>
      {notices.length > 0 && (
        <div className="estu-notices" role="status">
          <p>{say('Проверьте после загрузки файла:', 'Файл жүктелген соң тексеріңіз:')}</p>
          <ul>
            {notices.map((notice) => (
              <li key={notice}>{notice}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
