'use client'

import { sessionKey } from '@estu/domain/accounts/session-key'
import { keyField } from '@estu/domain/forms/form-guard'
import { type QueuedForm, type QueueState, queueKey } from '@estu/domain/forms/kept/form-queue'
import type { Locale } from '@estu/domain/locale/locales'
import { parseJson } from '@estu/domain/text/parse-json'
import { useEffect, useRef, useState } from 'react'
import { settleDrafts } from '@/lib/form-drafts/draft-storage'
import { queueEvent, readQueue } from '@/lib/form-queue/queue-storage'
import { fetchWords, type QueueWords, wordsOfPage } from '@/lib/form-queue/queue-words'
import { runQueue } from '@/lib/form-queue/run-queue'
import { forgetOldAnswers } from '@/lib/visits/screener-storage'
import { QueueNotice } from './queue-notice'

/** What waits for the network or has been answered since, above whatever page is open; and its sender. */
export function QueuePanel({ locale }: { locale: Locale }) {
  const region = useRef<HTMLElement>(null)
  const wantsFocus = useRef(false)
  const entries = useQueue(() => {
    wantsFocus.current = true
  })
  const words = useWords(locale, entries)
  useEffect(() => {
    settleDrafts()
    forgetOldAnswers(Date.now())
    return runQueue()
  }, [])
  // Every time: the words may come after what they tell of.
  useEffect(() => {
    if (!wantsFocus.current || !region.current) return
    wantsFocus.current = false
    region.current.focus()
  })
  if (!words || entries.length === 0) return null
  return (
    <section ref={region} tabIndex={-1} className="page queue" aria-label={words.queue.title}>
      <div role="status" className="stack stack--tight">
        {entries.map((entry) => (
          <QueueNotice key={entry.key} entry={entry} words={words} locale={locale} />
        ))}
      </div>
    </section>
  )
}

/** The queue as it is stored, followed across tabs, without what is somebody else's. */
function useQueue(show: () => void): QueuedForm[] {
  const [entries, setEntries] = useState<QueuedForm[]>([])
  const shown = useRef(show)
  useEffect(() => {
    let known: Set<string> | null = null
    const read = () => {
      const queue = readQueue().filter(isShown)
      setEntries(queue)
      // What this very page has put into the queue takes the focus: the form it came from is empty again.
      const isNew = known && queue.some(({ key, state }) => isOwn(key, state) && !known?.has(key))
      known = new Set(queue.map(({ key }) => key))
      if (isNew) shown.current()
    }
    const follow = ({ key }: StorageEvent) => {
      if (key === null || key === queueKey) read()
    }
    read()
    addEventListener(queueEvent, read)
    addEventListener('storage', follow)
    return () => {
      removeEventListener(queueEvent, read)
      removeEventListener('storage', follow)
    }
  }, [])
  return entries
}

const isOwn = (key: string, state: QueueState) => state === 'waiting' || (state === 'refused' && isOfThisPage(key))

/** While a page sends its own form it says so itself; what became of that it tells whoever is signed in by then. */
function isShown({ key, owner, state, tries, triedAt }: QueuedForm): boolean {
  const isLeaving = state === 'waiting' && tries === 0 && triedAt !== null
  const user = storedUser()
  return !isLeaving && (owner === '' || user === null || user === owner || isOfThisPage(key))
}

const isOfThisPage = (key: string): boolean =>
  [...document.querySelectorAll<HTMLInputElement>(`form[data-queue] input[name=${keyField}]`)].some(
    ({ value }) => value === key,
  )

/** Who this browser believes is signed in; the server knows. */
function storedUser(): string | null {
  const session = parseJson(localStorage.getItem(sessionKey) ?? '') as { user?: { id?: unknown } } | null | undefined
  const id = session?.user?.id
  return typeof id === 'string' ? id : null
}

function useWords(locale: Locale, entries: readonly QueuedForm[]): QueueWords | null {
  const [words, setWords] = useState<QueueWords | null>(null)
  const needsAll = entries.some(({ state }) => state === 'refused')
  const isNeeded = entries.length > 0
  useEffect(() => {
    if (!isNeeded) return
    const own = wordsOfPage()
    if (own) setWords((known) => known ?? { queue: own, problem: {} })
    if (own && !needsAll) return
    let isGone = false
    const load = async () => {
      const all = await fetchWords(locale)
      if (all && !isGone) setWords(all)
    }
    void load()
    addEventListener('online', load)
    return () => {
      isGone = true
      removeEventListener('online', load)
    }
  }, [locale, isNeeded, needsAll])
  return words
}
