'use client'

import { useAllFormFields, useConfig, useDocumentInfo, useForm } from '@payloadcms/ui'
import { useDeferredValue, useMemo } from 'react'
import { formTexts } from './form-texts.ts'
import { type Proposal, proposalsFor } from './proposals.ts'

/** What the open form could be printed better, and how to take it over. */
export function useProposals() {
  const { collectionSlug, globalSlug } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const [fields, dispatch] = useAllFormFields()
  const { setModified } = useForm()
  const config = collectionSlug
    ? getEntityConfig({ collectionSlug })
    : getEntityConfig({ globalSlug: globalSlug ?? '' })
  // Typing comes first.
  const state = useDeferredValue(fields)
  const proposals = useMemo(() => proposalsFor(formTexts(config?.fields ?? [], state)), [config, state])
  const take = (taken: readonly Proposal[]) => {
    const wanted = new Set(taken.map(({ path }) => path))
    // What was typed since the proposals were made is mended with the rest, not lost.
    const now = proposalsFor(formTexts(config?.fields ?? [], fields)).filter(({ path }) => wanted.has(path))
    for (const { path, value, isRich } of now) {
      // Trap: the text editor looks at its initial value alone to learn that another than itself has changed it.
      dispatch({ type: 'UPDATE', path, value, ...(isRich && { initialValue: value }) })
    }
    setModified(true)
  }
  return { proposals, take }
}
