'use client'

import { useDocumentInfo, useLocale } from '@payloadcms/ui'
import { useMemo } from 'react'
import type { LanguageOf } from '../review-address.ts'

/** Which language of which document the open form is; null while it is not stored yet, or lies in the trash. */
export function useReviewPlace(): LanguageOf | null {
  const { id, collectionSlug, globalSlug, isTrashed } = useDocumentInfo()
  const { code } = useLocale()
  const collection = globalSlug ? 'globals' : (collectionSlug ?? '')
  const document = String(globalSlug ?? id ?? '')
  return useMemo(
    () => (document === '' || isTrashed ? null : { collection, id: document, locale: code === 'kk' ? 'kk' : 'ru' }),
    [collection, document, code, isTrashed],
  )
}

export const queryOf = (place: LanguageOf, more: Record<string, string> = {}): string =>
  String(new URLSearchParams({ ...place, ...more }))
