import type { Query } from '@estu/domain/catalogue/listing/read-selection'
import type { Locale } from '@estu/domain/locale/locales'
import { holdFrame } from '@/layout/previewed-frame'
import { NoRelease } from '@/preview/release/no-release'
import { globalAt } from '@/preview/release/previewed-path'
import { readRelease } from '@/preview/release/read-release'
import { ReleaseBar } from '@/preview/release/release-bar'
import { StayInRelease } from '@/preview/release/stay-in-release'
import { ReleasePage } from './release-page'
import { readReleasedFrame } from './released-frame'

type Props = {
  locale: Locale
  id: string
  token: string
  until: Date | null
  /** Of the page that is looked at, as in Russian. */
  path: string
  query: Query
}

/** A page of the site as it will be once a release is published. */
export async function ReleasePreview({ locale, id, token, until, path, query }: Props) {
  const release = await readRelease(id)
  const isOwn = release.kind === 'open' && release.documents.some((document) => document.path === path)
  // What is new has no page on the site yet.
  const publicPath = isOwn || globalAt(path) ? '/' : path
  if (release.kind !== 'open') return <NoRelease locale={locale} release={release} path={publicPath} />
  holdFrame(await readReleasedFrame(release, locale))
  return (
    <>
      <StayInRelease />
      <ReleaseBar locale={locale} release={release} token={token} path={publicPath} until={until} />
      <ReleasePage locale={locale} release={release} path={path} query={query} />
    </>
  )
}
