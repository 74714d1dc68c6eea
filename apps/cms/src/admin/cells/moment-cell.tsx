'use client'

import { formatDate } from '@estu/domain/locale/dates'
import type { DefaultCellComponentProps } from 'payload'
import { useTranslate } from '../use-translate.ts'

/** A moment in a list, on the clock of Almaty wherever the reader's browser stands. */
export function MomentCell({ cellData }: Pick<DefaultCellComponentProps, 'cellData'>) {
  const say = useTranslate()
  const language = say('ru', 'kk') === 'kk' ? 'kk' : 'ru'
  if (typeof cellData !== 'string' || cellData === '') return null
  return <time dateTime={cellData}>{formatDate(new Date(cellData), language, 'dayTime')}</time>
}
