import { locales } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { taskMetadata } from '@/app/metadata/fixed-page-metadata'
import { FindRequestView } from '@/features/find-request/find-request-view'
import { foundIn } from '@/forms/found-request'
import { readFormState } from '@/forms/state/read-form-state'
import { SiteFrame } from '@/layout/site-frame'
import { localeOf } from '@/lib/params'

export const instant = false

type Props = { params: Promise<{ locale: string }> }

export const generateMetadata = ({ params }: Props) =>
  taskMetadata(params, routes.findRequest.path, (t) => t('findRequest.title'))

export default async function FindRequestPage({ params }: Props) {
  const locale = localeOf(await params)
  if (!locale) return null
  const state = await readFormState()
  return (
    <SiteFrame locale={locale} path={routes.findRequest.path} languages={locales} layout="focus">
      <FindRequestView locale={locale} state={state} found={foundIn(state)} />
    </SiteFrame>
  )
}
