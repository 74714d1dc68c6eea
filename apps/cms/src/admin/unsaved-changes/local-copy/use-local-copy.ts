'use client'

import { useEffect, useMemo, useRef } from 'react'
import type { TypedChanges } from '../use-changes.ts'
import type { EditedDocument } from '../use-edited-document.ts'
import type { UnsavedCopy } from './compare-copy.ts'
import { keyOf } from './copy-cipher.ts'
import { keepCopy, newCopyName, removeCopy } from './local-copies.ts'

const pauseMs = 400

/** Keeps what is not saved yet in the browser while it is typed, and forgets it once it is saved. */
export function useLocalCopy(edited: EditedDocument, changes: TypedChanges) {
  const latest = useRef(edited)
  useEffect(() => {
    latest.current = edited
  }, [edited])
  const { place } = edited
  useEffect(() => {
    // While there is a network: the first letters may be typed without one.
    void keyOf(place.owner)
  }, [place.owner])
  const copy = useMemo(() => {
    const name = newCopyName(place)
    let isKept = false
    let timer: ReturnType<typeof setTimeout> | undefined
    // One after the other: a late writing must not bring back what was removed.
    let queue: Promise<unknown> = Promise.resolve()
    const write = () => {
      timer = undefined
      const typed = changes.list()
      if (Object.keys(typed).length === 0) return
      const kept: UnsavedCopy = { typedAt: Date.now(), basedOn: latest.current.updatedAt, changes: typed }
      queue = queue.then(async () => {
        isKept = await keepCopy(place.owner, name, kept)
      })
    }
    return {
      isKept: () => isKept,
      typed: () => {
        timer ??= setTimeout(write, pauseMs)
      },
      writeNow: () => {
        if (timer === undefined) return
        clearTimeout(timer)
        write()
      },
      saved: () => {
        clearTimeout(timer)
        timer = undefined
        queue = queue.then(() => removeCopy(name))
      },
    }
  }, [place, changes])

  useEffect(() => {
    // After a warning the page lives on until the next one answers: long enough to write.
    window.addEventListener('beforeunload', copy.writeNow)
    window.addEventListener('pagehide', copy.writeNow)
    return () => {
      window.removeEventListener('beforeunload', copy.writeNow)
      window.removeEventListener('pagehide', copy.writeNow)
      copy.writeNow()
    }
  }, [copy])
  return copy
}
