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
    for (const { path, value, isRich } of taken) {
      // Trap: the text editor looks at its initial value alone to learn that another than itself has changed it.
      dispatch({ type: 'UPDATE', path, value, ...(isRich && { initialValue: value }) })
    }
    setModified(true)
  }
  return { proposals, take }
}
