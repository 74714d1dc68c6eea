'use client'

import { formPath } from '@estu/domain/preview/form-texts'
import { useForm, useLivePreviewContext } from '@payloadcms/ui'
import { useEffect, useEffectEvent } from 'react'
import { focusField } from './fields/focus-field.tsx'

/** A press on a part of the preview leads to its field. Whatever else may send messages is not listened to. */
export function OpenFromPreview() {
  const { iframeRef, url } = useLivePreviewContext()
  const { getData } = useForm()
  const onMessage = useEffectEvent(({ origin, source, data }: MessageEvent) => {
    const frame = iframeRef?.current?.contentWindow
    if (!frame || !url || source !== frame || origin !== new URL(url).origin) return
    const path = pathIn(data)
    if (path) void focusField(formPath(path, getData()))
  })
  useEffect(() => {
    const listen = (event: MessageEvent) => onMessage(event)
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [])
  return null
}

function pathIn(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('type' in data) || !('path' in data)) return null
  const { type, path } = data
  return type === 'estu-preview-field' && typeof path === 'string' && /^[\w.~-]{1,300}$/.test(path) ? path : null
}
