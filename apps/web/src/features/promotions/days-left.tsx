'use client'

import { daysLeft } from '@estu/domain/catalogue/promotion-period'
import { useEffect, useState } from 'react'

type Props = {
  endsAt: string
  /** `left` has `{days}` in it. */
  words: { left: string; last: string }
}

/**
 * Counts how many days a promotion still runs, by the reader's clock: the page itself may have been made days ago, and
 * says nothing of days once the promotion has ended.
 */
export function DaysLeft({ endsAt, words }: Props) {
  const [days, setDays] = useState<number | null>(null)
  useEffect(() => setDays(daysLeft(new Date(endsAt), new Date())), [endsAt])
  if (days === null) return <span className="days-left">&nbsp;</span>
  return <span className="days-left">{days === 0 ? words.last : words.left.replace('{days}', String(days))}</span>
}
