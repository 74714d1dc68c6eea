'use client'

import { useEffect, useState } from 'react'
import { useTranslate } from '../../../../admin/use-translate.ts'
import type { DeskOfRelease } from '../../endpoints/desk-endpoint.ts'
import type { DeskNotice } from '../../endpoints/notices-endpoint.ts'
import { load } from '../send.ts'
import { languageName } from '../words.ts'

export type { DeskNotice }

/** What may go out with a release as it is, but had better be looked at: dead links, pictures without words, long texts. */
export function NoticeList({ release, desk }: { release: string; desk: DeskOfRelease }) {
  const say = useTranslate()
  const [notices, setNotices] = useState<DeskNotice[]>([])
  useEffect(() => {
    let isHere = true
    void load<{ notices: DeskNotice[] }>(`release-desk/${release}/notices`).then((found) => {
      if (isHere && found) setNotices(found.notices)
    })
    return () => {
      isHere = false
    }
  }, [release, desk])
  if (notices.length === 0) return null
  return (
    <div className="estu-publish__notices" id="release-notices">
      <p className="estu-publish__warn">{say('Посмотрите до публикации:', 'Жариялар алдында қарап шығыңыз:')}</p>
      <ul>
        {notices.map(({ edit, label, locale, title, words }) => (
          <li key={`${edit} ${words}`}>
            <a href={edit}>{title}</a>, {languageName(say, locale)}: {label}: {words}
          </li>
        ))}
      </ul>
    </div>
  )
}
