import type { Locale } from '@estu/domain/locale/locales'
import type { Metadata } from 'next'
import { Suspense } from 'react'
import { readWebEnv } from '@/env'
import { SiteFrame } from '@/layout/site-frame'
import { localeOf } from '@/lib/params'
import { FollowTyping } from '@/preview/follow-typing'
import { NoPreview } from '@/preview/no-preview'
import { PreviewBar } from '@/preview/preview-bar'
import { readDraft } from '@/preview/read-draft'
import { RefreshOnSave } from '@/preview/refresh-on-save'
import { DraftView } from './draft-view'
import { previewedFrame } from './previewed-frame'
import { ReleasePreview } from './release/release-preview'

type Asked = Record<string, string | string[] | undefined>
type Query = Promise<Asked>
type Props = { params: Promise<{ locale: string }>; searchParams: Query }

export const metadata: Metadata = { robots: { index: false, follow: false } }

const pathOf = (path: Asked[string]): string => (typeof path === 'string' ? `/${path}` : '/')

/** A draft as visitors would see it, for who holds a link to it. Never cached, never indexed. */
export default async function PreviewPage({ params, searchParams }: Props) {
  const locale = localeOf(await params)
  if (!locale) return null
  return (
    <Suspense fallback={<p className="page">…</p>}>
      <Preview locale={locale} query={searchParams} />
    </Suspense>
  )
}

async function Preview({ locale, query }: { locale: Locale; query: Query }) {
  const { token: given, path, ...asked } = await query
  const token = typeof given === 'string' ? given : ''
  const draft = await readDraft(token)
  if (typeof draft === 'string') return <NoPreview locale={locale} reason={draft} />
  const { until } = draft
  if (draft.kind === 'release')
    return <ReleasePreview {...{ locale, id: draft.id, token, until }} path={pathOf(path)} query={asked} />
  const { cmsUrl } = readWebEnv()
  return (
    <>
      {!draft.until && <RefreshOnSave cmsUrl={cmsUrl} />}
      <PreviewBar draft={draft} />
      <SiteFrame locale={draft.locale} path="/" languages={[draft.locale]} previewed={previewedFrame(draft)}>
        <DraftView draft={draft} />
      </SiteFrame>
      {/* After everything that it looks at. */}
      {!draft.until && <FollowTyping cmsUrl={cmsUrl} locale={draft.locale} />}
    </>
  )
}
