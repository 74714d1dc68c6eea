'use client'

import { DefaultListView, useConfig } from '@payloadcms/ui'
import type { ListViewClientProps } from 'payload'
import { useMemo } from 'react'
import { dateFieldsOf } from './date-fields.ts'
import { DateFilter } from './date-filter.tsx'

/**
 * Payload's list, whose filter has our own inputs for dates. Payload itself takes them from the configuration of the
 * outermost fields alone, and has none for when a document was made or changed.
 */
export function ListView(props: ListViewClientProps) {
  const { collectionSlug, renderedFilters } = props
  const { getEntityConfig } = useConfig()
  const fields = getEntityConfig({ collectionSlug })?.fields
  const filters = useMemo(() => {
    // By its key an input begins anew when the condition is given to another field.
    const own = dateFieldsOf(fields ?? []).map((date) => [date.path, <DateFilter key={date.path} {...date} />] as const)
    return new Map([...(renderedFilters ?? []), ...own])
  }, [fields, renderedFilters])
  return <DefaultListView {...props} renderedFilters={filters} />
}
