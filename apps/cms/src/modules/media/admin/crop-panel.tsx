'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import { useTranslate } from '../../../admin/use-translate.ts'

/** Says that a part of the picture is shown, and gives the whole back. */
export function CropPanel() {
  const say = useTranslate()
  const { id, savedDocumentData } = useDocumentInfo()
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready')
  if (!id || !savedDocumentData?.original) return null
  const { width = 100, height = 100 } = (savedDocumentData.crop ?? {}) as { width?: number; height?: number }
  const [wide, high] = [Math.round(width), Math.round(height)]
  const cancelQueuedForm = async () => {
    setState('busy')
    if (await post(String(id))) window.location.reload()
    else setState('failed')
  }
  return (
    <div className="estu-crop" id="crop-panel">
      <p>
        {say(
          `Показана часть снимка: ${wide} % ширины и ${high} % высоты. Исходный снимок сохранён. Чтобы выбрать другую часть, сначала верните его.`,
          `Суреттің бір бөлігі көрсетілген: енінің ${wide} %-ы, биіктігінің ${high} %-ы. Бастапқы сурет сақталған. Басқа бөлігін таңдау үшін алдымен соны қайтарыңыз.`,
        )}
      </p>
      <button
        type="button"
        id="crop-take-back"
        className="btn btn--style-secondary btn--size-medium"
        disabled={state === 'busy'}
        onClick={() => void cancelQueuedForm()}
      >
        {say('Вернуть исходный снимок', 'Бастапқы суретті қайтару')}
      </button>
      <p role="status">
        {state === 'failed' && say('Не получилось: попробуйте ещё раз.', 'Болмады: қайталап көріңіз.')}
      </p>
    </div>
  )
}

async function post(id: string): Promise<boolean> {
  try {
    return (await fetch(`/api/media/${id}/whole`, { method: 'POST', credentials: 'include' })).ok
  } catch {
    return false
  }
}
