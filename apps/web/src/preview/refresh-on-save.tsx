'use client'

import { RefreshRouteOnSave } from '@payloadcms/live-preview-react'
import { useRouter } from 'next/navigation'

/** Asks for the page anew whenever the editor's screen says that it has saved. */
export function RefreshOnSave({ cmsUrl }: { cmsUrl: string }) {
  const router = useRouter()
  return <RefreshRouteOnSave refresh={() => router.refresh()} serverURL={cmsUrl} />
}
