import type { Locale } from '@estu/domain/locale/locales'
import type { PreviewedFrame } from '@/layout/previewed-frame'
import { type OpenRelease, readReleasedGlobal } from '@/preview/release/read-release'
import { frameOf } from '../previewed-frame'

/** What stands around every page as the release will leave it. */
export async function readReleasedFrame(release: OpenRelease, locale: Locale): Promise<PreviewedFrame> {
  const views = await Promise.all(
    (['navigation', 'organisation', 'brand', 'announcement'] as const).map((slug) =>
      readReleasedGlobal(release, locale, slug),
    ),
  )
  return Object.assign({}, ...views.flatMap((view) => (view ? [frameOf(view)] : [])))
}
