'use client'

import { useAllFormFields, useDocumentInfo, useForm } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useState } from 'react'
import { arrivalOfSent } from '../sent-on-leaving.ts'
import type { TypedChanges } from '../use-changes.ts'
import type { EditedDocument } from '../use-edited-document.ts'
import { type Comparison, compareCopy } from './compare-copy.ts'
import { findCopies, removeCopy, type StoredCopy } from './local-copies.ts'

export type RestoreOffer = StoredCopy & { comparison: Comparison; documentUpdatedAt: string | null }

/** Looks for what was typed here and never saved, and puts it back into the form when asked to. */
export function useRestoreOffer(edited: EditedDocument, changes: TypedChanges, onRestored: () => void) {
  const { place, format, updatedAt } = edited
  const { isInitializing } = useDocumentInfo()
  const { reset, setModified } = useForm()
  const router = useRouter()
  const [awaited, setAwaited] = useState<string | null>()
  const [found, setFound] = useState<StoredCopy[]>([])
  const [offer, setOffer] = useState<RestoreOffer | null>(null)

  const bringUpToDate = useEffectEvent((arrived: string | null) => {
    const isOld = arrived !== null && updatedAt !== null && updatedAt < arrived
    if (isOld && !changes.any()) router.refresh()
    setAwaited(isOld ? arrived : null)
  })
  useEffect(() => {
    let isHere = true
    void Promise.all([arrivalOfSent(place), findCopies(place)]).then(([arrived, copies]) => {
      if (!isHere) return
      setFound(copies)
      bringUpToDate(arrived)
    })
    return () => {
      isHere = false
    }
  }, [place])

  const compare = useEffectEvent(() => {
    const values = format.valuesOf(changes.fields())
    const compared = found.map((stored) => ({ ...stored, comparison: compareCopy(stored.copy, values, updatedAt) }))
    for (const { name, comparison } of compared) if (comparison === 'nothing-lost') void removeCopy(name)
    const lost = compared.find(({ comparison }) => comparison !== 'nothing-lost')
    setOffer(lost ? { ...lost, documentUpdatedAt: updatedAt } : null)
  })
  const isReady = awaited !== undefined && !isInitializing && (awaited === null || (updatedAt ?? '') >= awaited)
  useEffect(() => {
    if (isReady) compare()
  }, [isReady, found])

  // The form may be brought up to date a moment after the document is.
  const [fields] = useAllFormFields()
  const compareAgain = useEffectEvent(() => {
    if (offer && !changes.any()) compare()
  })
  useEffect(() => compareAgain(), [fields])

  const drop = (name: string) => {
    void removeCopy(name)
    setFound((copies) => copies.filter((copy) => copy.name !== name))
  }

  const restore = async ({ name, copy }: RestoreOffer) => {
    changes.touch()
    if (edited.restore) edited.restore(copy.changes)
    else await reset({ ...format.valuesOf(changes.fields()), ...copy.changes })
    setModified(true)
    onRestored()
    drop(name)
  }

  return { offer, restore, drop: ({ name }: RestoreOffer) => drop(name) }
}
