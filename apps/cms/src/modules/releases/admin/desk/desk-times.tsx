'use client'

import { formatDate } from '@estu/domain/locale/dates'
import { useTranslate } from '../../../../admin/use-translate.ts'
import type { DeskOfRelease } from '../../endpoints/desk-endpoint.ts'

/** When a release went out, or was undone; when it will go out stands beside the button that calls it off. */
export function DeskTimes({ desk: { state, publishedAt, undoneAt } }: { desk: DeskOfRelease }) {
  const say = useTranslate()
  const language = say('ru', 'kk') === 'kk' ? 'kk' : 'ru'
  const [words, time] =
    state === 'published' ? [say('Вышел', 'Шықты'), publishedAt] : [say('Отменён', 'Болдырылмаған'), undoneAt]
  if (!time) return null
  return (
    <p>
      {words}: <strong>{formatDate(new Date(time), language, 'dayTime')}</strong> ({say('Алматы', 'Алматы')}).
    </p>
  )
}
