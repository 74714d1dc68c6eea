import { locales } from '@estu/domain/locale/locales'
import { offlinePath } from '@estu/domain/offline/core-pages'
import { taskMetadata } from '@/app/metadata/fixed-page-metadata'
import { listBranches } from '@/content/clinic/list-branches'
import { OfflineView } from '@/features/offline/offline-view'
import { SiteFrame } from '@/layout/site-frame'
import { localeOf } from '@/lib/params'

type Props = { params: Promise<{ locale: string }> }

export const generateMetadata = ({ params }: Props) => taskMetadata(params, offlinePath, (t) => t('offline.title'))

/** Shown by the service worker at the address of any page that is not kept. */
export default async function OfflinePage({ params }: Props) {
  const locale = localeOf(await params)
  if (!locale) return null
  return (
    <SiteFrame locale={locale} path={offlinePath} languages={locales} layout="focus">
      <OfflineView locale={locale} branches={await listBranches(locale)} />
    </SiteFrame>
  )
}
