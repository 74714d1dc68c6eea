'use client'

import { lazy, type ReactNode, Suspense } from 'react'
import { useCompared } from '@/lib/compare-store'
import type { TrayProps } from './compare-tray-bar'

const NoBar = (_props: TrayProps): ReactNode => null

/** Fetched by those alone who ticked something; a page that cannot fetch it still has its ticks and the header's link. */
const Bar = lazy(() =>
  import('./compare-tray-bar').then(
    ({ CompareTrayBar }): { default: (props: TrayProps) => ReactNode } => ({ default: CompareTrayBar }),
    () => ({ default: NoBar }),
  ),
)

/** What is ticked, at the bottom of the screen, once something is. */
export function CompareTray(props: TrayProps) {
  return useCompared()?.length ? (
    <Suspense>
      <Bar {...props} />
    </Suspense>
  ) : null
}
