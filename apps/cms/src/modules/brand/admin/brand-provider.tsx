import type { Payload } from 'payload'
import type { ReactNode } from 'react'
import { readBrandName } from '../operations/read-brand-name.ts'
import { BrandNamesProvider } from './brand-context.tsx'

/** Tells the panel what the shop is called, in both languages: it writes to people in theirs. */
export async function BrandProvider({ payload, children }: { payload: Payload; children: ReactNode }) {
  const [ru, kk] = await Promise.all([readBrandName(payload, 'ru'), readBrandName(payload, 'kk')])
  return <BrandNamesProvider names={{ ru, kk }}>{children}</BrandNamesProvider>
}
