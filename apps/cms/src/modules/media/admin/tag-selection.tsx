'use client'

import { useListDrawerContext, useSelection } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useTranslate } from '../../../admin/use-translate.ts'

type Action = 'add' | 'remove'
type Outcome = { action: Action; changed: number } | 'failed' | null

/** One tag for every ticked picture of the page; what tags they have besides stays. */
export function TagSelection() {
  const say = useTranslate()
  const router = useRouter()
  const { selectedIDs } = useSelection()
  const { isInDrawer } = useListDrawerContext()
  const [tag, setTag] = useState('')
  const [outcome, setOutcome] = useState<Outcome>(null)
  if (isInDrawer) return null

  const change = async (action: Action) => {
    const changed = await send(selectedIDs.map(String), tag, action)
    setOutcome(changed === null ? 'failed' : { action, changed })
    if (changed === null) return
    setTag('')
    router.refresh()
  }
  return (
    <>
      {selectedIDs.length > 0 && (
        <form
          className="estu-library__tags"
          onSubmit={(event) => {
            event.preventDefault()
            void change('add')
          }}
        >
          <label htmlFor="library-tag">
            {say(
              `Метка для отмеченных (${selectedIDs.length})`,
              `Белгіленгендерге арналған белгі (${selectedIDs.length})`,
            )}
          </label>
          <input id="library-tag" value={tag} maxLength={40} required onChange={({ target }) => setTag(target.value)} />
          <button type="submit" id="library-tag-add" className="btn btn--style-primary btn--size-medium">
            {say('Добавить', 'Қосу')}
          </button>
          <button
            type="button"
            id="library-tag-remove"
            className="btn btn--style-secondary btn--size-medium"
            disabled={tag.trim() === ''}
            onClick={() => void change('remove')}
          >
            {say('Снять', 'Алып тастау')}
          </button>
        </form>
      )}
      <p role="status" id="library-outcome">
        {outcome && wordsOf(outcome, say)}
      </p>
    </>
  )
}

function wordsOf(outcome: NonNullable<Outcome>, say: (ru: string, kk: string) => string): string {
  if (outcome === 'failed') return say('Не получилось: попробуйте ещё раз.', 'Болмады: қайталап көріңіз.')
  const { action, changed } = outcome
  return action === 'add'
    ? say(`Метка добавлена. Изображений: ${changed}.`, `Белгі қосылды. Сурет саны: ${changed}.`)
    : say(`Метка снята. Изображений: ${changed}.`, `Белгі алып тасталды. Сурет саны: ${changed}.`)
}

async function send(ids: string[], tag: string, action: Action): Promise<number | null> {
  try {
    const response = await fetch('/api/media/tags', {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ids, tag, action }),
    })
    return response.ok ? (await response.json()).changed : null
  } catch {
    return null
  }
}
