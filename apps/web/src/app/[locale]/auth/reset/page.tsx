import { locales } from '@estu/domain/locale'
import { routes } from '@estu/domain/routes'
import { ResetForm } from '@/features/account/reset-form'
import { readAgain } from '@/intake/read-again'
import { localeOf } from '@/lib/params'
import { taskMetadata } from '@/lib/task-metadata'
import { SiteFrame } from '@/shell/site-frame'

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
      <ResetForm locale={locale} again={await readAgain()} query={await searchParams} />
    </SiteFrame>
  )
}
