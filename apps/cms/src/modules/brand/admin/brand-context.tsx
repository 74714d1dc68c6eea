'use client'

import type { Locale } from '@estu/domain/locale/locales'
import { useTranslation } from '@payloadcms/ui'
import { createContext, type ReactNode, useContext } from 'react'

type Names = Record<Locale, string>

const BrandNames = createContext<Names>({ ru: '', kk: '' })

export const BrandNamesProvider = ({ names, children }: { names: Names; children: ReactNode }) => (
  <BrandNames value={names}>{children}</BrandNames>
)

/** What the shop is called in one language: that of the panel unless another is given. */
export function useBrandName(locale?: Locale): string {
  const { i18n } = useTranslation()
  return useContext(BrandNames)[locale ?? (i18n.language === ('kk' as string) ? 'kk' : 'ru')]
}
