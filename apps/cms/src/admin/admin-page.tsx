import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import { leadToOpenDoor } from '../modules/staff/admin/lead-to-open-door.ts'
import { leadToSignIn } from '../modules/staff/admin/lead-to-sign-in.ts'

type Props = { view: AdminViewServerProps; title: string; children: ReactNode }

/** A page of ours inside the admin's own frame. */
export function AdminPage({ view, title, children }: Props) {
  const { initPageResult, params, searchParams } = view
  const { locale, permissions, req, visibleEntities } = initPageResult
  leadToSignIn(view)
  leadToOpenDoor(req)
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={req.user ?? undefined}
      visibleEntities={visibleEntities}
    >
      <Gutter className="estu-desk">
        <h1>{title}</h1>
        {children}
      </Gutter>
    </DefaultTemplate>
  )
}
