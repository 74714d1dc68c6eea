import { locales } from '@estu/domain/locale'
import { accountPath } from '@estu/domain/routes'
import { notFound } from 'next/navigation'
import { getAccount } from '@/content/get-account'
import { AccountView } from '@/features/account/account-view'
import { readAgain } from '@/intake/read-again'
import { signedInCustomer } from '@/intake/visitor'
import { localeOf } from '@/lib/params'
import { taskMetadata } from '@/lib/task-metadata'
import { SiteFrame } from '@/shell/site-frame'

export const instant = false

type Props = {
  params: Promise<{ locale: string; id: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const generateMetadata = ({ params }: Props) => taskMetadata(params, '/user', (t) => t('account.title'))

/** Guarded before it begins by the server; this is the second look, which needs nobody's word. */
export default async function AccountPage({ params, searchParams }: Props) {
  const { id, ...rest } = await params
  const locale = localeOf(rest)
  if (!locale) return null
  const customer = await signedInCustomer()
  if (!customer || customer.id !== id) notFound()
  return (
    <SiteFrame locale={locale} path={accountPath(id)} languages={locales}>
      <AccountView
        locale={locale}
        customer={customer}
        account={await getAccount(customer.id)}
        again={await readAgain()}
        query={await searchParams}
      />
    </SiteFrame>
  )
}
