import { getNextRequestI18n } from '@payloadcms/next/utilities'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { getPayload } from 'payload'
import { titleAt } from '../../../../admin/page-titles.ts'
import { languageOf } from '../../../../i18n/translate.ts'
import { Unaudited } from '../../../../modules/audit/admin/unaudited.tsx'
import { isLogAway } from '../../../../modules/audit/index.ts'
import { readBrandName, titleSuffix, withShopName } from '../../../../modules/brand/index.ts'
import config from '../../../../payload.config.ts'
import { importMap } from '../importMap.js'

type Args = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<{ [key: string]: string | string[] }>
}

export async function generateMetadata({ params, searchParams }: Args): Promise<Metadata> {
  const metadata = await generatePageMetadata({ config, params, searchParams })
  const speaker = { i18n: await getNextRequestI18n({ config: await config }) }
  const title = titleAt(speaker, (await params).segments ?? [])
  const shop = await readBrandName(await getPayload({ config }), languageOf(speaker))
  // Payload knows one name of each page, whatever the language, and calls those of ours by its own.
  return withShopName(title === null ? metadata : { ...metadata, title: `${title} ${titleSuffix}` }, shop)
}

export default async function Page({ params, searchParams }: Args) {
  const { segments = [] } = await params
  if (await isLogAway(await getPayload({ config }), segments)) return <Unaudited />
  return RootPage({ config, importMap, params, searchParams })
}
