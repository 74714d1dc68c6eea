'use client'

import { formatTenge } from '@estu/domain/locale/money'
import type { DefaultCellComponentProps } from 'payload'
import { useTranslate } from '../use-translate.ts'

/** A sum in a list, as the site writes it. */
export function TengeCell({ cellData }: Pick<DefaultCellComponentProps, 'cellData'>) {
  const say = useTranslate()
  if (typeof cellData !== 'number') return null
  return <span>{formatTenge(cellData, say('ru', 'kk') === 'kk' ? 'kk' : 'ru')}</span>
}
