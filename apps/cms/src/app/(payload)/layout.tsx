import '@payloadcms/next/css'
import './admin.css'
import './clinic.css'
import '../../modules/typography/admin/typography.css'
import '../../modules/where-used/admin/where-used.css'
import './document-phone.css'
import './new-password.css'
import './unsaved-changes.css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { schedulePublish } from '../../modules/publishing/index.ts'
import config from '../../payload.config.ts'
import { importMap } from './admin/importMap.js'

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  return handleServerFunctions({
    ...args,
    config,
    importMap,
    serverFunctions: { 'schedule-publish': schedulePublish },
  })
}

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  )
}
