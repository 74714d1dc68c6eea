import { locales } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import type { ReactNode } from 'react'
import { taskMetadata } from '@/app/metadata/fixed-page-metadata'
import type { FormProps } from '@/features/account/form-props'
import { readFormState } from '@/forms/state/read-form-state'
import { SiteFrame } from '@/layout/site-frame'
import { localeOf } from '@/lib/params'
import { searchOf } from '@/lib/search-of'

type AuthRoute = 'confirm' | 'recover' | 'register' | 'reset' | 'signIn' | 'signOut'
type Props = { params: Promise<{ locale: string }>; searchParams: Promise<FormProps['query']> }

export const authMetadata =
  (route: AuthRoute) =>
  ({ params }: Props) =>
    taskMetadata(params, routes[route].path, (t) => t(`auth.${route}`))

/** The page of one step of signing in or out: a form of its own, without menus. */
export const authPage = (route: AuthRoute, formOf: (props: FormProps) => ReactNode | Promise<ReactNode>) =>
  async function Page({ params, searchParams }: Props) {
    const locale = localeOf(await params)
    if (!locale) return null
    const query = await searchParams
    const form = await formOf({ locale, state: await readFormState(), query })
    return (
      <SiteFrame locale={locale} path={routes[route].path} search={searchOf(query)} languages={locales} layout="focus">
        {form}
      </SiteFrame>
    )
  }
