import '@payloadcms/next/css'
import './admin.css'
import './audit.css'
import './clinic.css'
import './dates.css'
import '../../admin/date-filters/date-filters.css'
import '../../modules/media/admin/library.css'
import '../../modules/review/admin/review.css'
import '../../modules/preview-links/admin/preview.css'
import '../../modules/translation/admin/editor/editor.css'
import '../../modules/translation/admin/versions/versions.css'
import '../../modules/releases/admin/releases.css'
import '../../modules/typography/admin/typography.css'
import '../../modules/where-used/admin/where-used.css'
import '../../modules/links/admin/links.css'
import '../../modules/brand/admin/brand.css'
import '../../modules/demo-content/admin/demo-content.css'
import '../../modules/schedule/admin/schedule.css'
import '../../modules/schedule/admin/calendar/calendar.css'
import '../../modules/staff/admin/safety.css'
import './document-bar.css'
import './document-phone.css'
import './field-errors.css'
import './filters.css'
import './new-password.css'
import './unsaved-changes.css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import { importDateFNSLocale } from '@payloadcms/translations'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { formState } from '../../admin/form-state/form-state.ts'
import { withoutStaleCheck } from '../../admin/form-state/without-stale-check.ts'
import { onAlmatyClock } from '../../i18n/almaty-dates.ts'
import { schedulePublish } from '../../modules/publishing/index.ts'
import config from '../../payload.config.ts'
import { importMap } from './admin/importMap.js'

for (const language of ['ru', 'kk']) onAlmatyClock(await importDateFNSLocale(language))

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  return handleServerFunctions({
    ...withoutStaleCheck(args, await config),
    config,
    importMap,
    serverFunctions: { 'form-state': formState, 'schedule-publish': schedulePublish },
  })
}

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  )
}
