import { generatePageMetadata, NotFoundPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { Unaudited } from '../../../../modules/audit/admin/unaudited.tsx'
import { currentRequest } from '../../../../operations/log/request-context.ts'
import config from '../../../../payload.config.ts'
import { importMap } from '../importMap.js'

type Args = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<{ [key: string]: string | string[] }>
}

export const generateMetadata = ({ params, searchParams }: Args): Promise<Metadata> =>
  generatePageMetadata({ config, params, searchParams })

/** Trap: Payload takes a document that it could not read for one that does not exist. */
export default function NotFound({ params, searchParams }: Args) {
  if (currentRequest()?.isUnaudited) return <Unaudited />
  return NotFoundPage({ config, importMap, params, searchParams })
}
