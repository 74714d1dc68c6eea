'use client'

import { useTranslation } from '@payloadcms/ui'

/** Speaks the language of the admin: `const say = useSay()`. */
export function useTranslate(): (ru: string, kk: string) => string {
  const { i18n } = useTranslation()
  return (ru, kk) => ((i18n.language as string) === 'kk' ? kk : ru)
}
