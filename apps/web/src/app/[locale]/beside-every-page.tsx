'use client'

import type { ComponentProps } from 'react'
import { BesidePage } from '@/components/faults/beside-page'
import { FreshSession } from '@/features/account/fresh-session'
import { OfflineApp } from '@/features/offline/offline-app'
import { Intent } from '@/layout/intent'
import { PlainCopies } from '@/layout/plain-copies'

type Props = { offline: ComponentProps<typeof OfflineApp> | null }

/** What happens beside every page, each part by itself. One component for the server, which sends each it names by a row. */
export const BesideEveryPage = ({ offline }: Props) => (
  <>
    <BesidePage>
      <Intent />
    </BesidePage>
    <BesidePage>
      <FreshSession />
    </BesidePage>
    <BesidePage>
      <PlainCopies />
    </BesidePage>
    {offline && (
      <BesidePage>
        <OfflineApp {...offline} />
      </BesidePage>
    )}
  </>
)
