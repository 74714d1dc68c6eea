import { locales } from '@estu/domain/locale'
import { routes } from '@estu/domain/routes'
import { ConfirmForm } from '@/features/account/confirm-form'
import { readAgain } from '@/intake/read-again'
import { signedInCustomer } from '@/intake/visitor'
import { localeOf } from '@/lib/params'
import { taskMetadata } from '@/lib/task-metadata'
import { SiteFrame } from '@/shell/site-frame'
export const instant = false

type Query = Record<string, string | string[] | undefined>
type Props = { params: Promise<{ locale: string }>; searchParams: Promise<Query> }
const { path } = routes.confirm

export const generateMetadata = ({ params }: Props) => taskMetadata(params, path, (t) => t('auth.confirm'))

export default async function Page({ params, searchParams }: Props) {
  const locale = localeOf(await params)
  if (!locale) return null
  return (
    <SiteFrame locale={locale} path={path} languages={locales} layout="focus">
      <ConfirmForm
        locale={locale}
        again={await readAgain()}
        query={await searchParams}
        signedIn={(await signedInCustomer()) !== null}
      />
    </SiteFrame>
  )
}
