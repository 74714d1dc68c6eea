import { locales } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { ResetForm } from '@/features/account/reset-form'
import { readFormState } from '@/forms/read-form-state'
import { SiteFrame } from '@/layout/site-frame'
import { localeOf } from '@/lib/params'
import { taskMetadata } from '@/lib/task-metadata'

export const instant = false

type Query = Record<string, string | string[] | undefined>
type Props = { params: Promise<{ locale: string }>; searchParams: Promise<Query> }
const { path } = routes.reset

export const generateMetadata = ({ params }: Props) => taskMetadata(params, path, (t) => t('auth.reset'))

export default async function Page({ params, searchParams }: Props) {
  const locale = localeOf(await params)
  if (!locale) return null
  return (
    <SiteFrame locale={locale} path={path} languages={locales} layout="focus">
      <ResetForm locale={locale} state={await readFormState()} query={await searchParams} />
    </SiteFrame>
  )
}
