import { localisePath } from '@estu/domain/locale/locales'
import type { Metadata } from 'next'
import { FormUnavailable } from '@/features/form-unavailable/form-unavailable'
import { readFormState } from '@/forms/state/read-form-state'
import { translator } from '@/i18n/translator'
import { localeOf } from '@/lib/params'
import { safeNext } from '@/session/safe-next'

export const instant = false

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<{ to?: string | string[] }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = localeOf(await params)
  return locale ? { title: translator(locale)('unsent.title'), robots: { index: false } } : {}
}

/**
 * What the server sends, with status 503, when neither a form nor its page can be had; no address of its own. Without
 * the site's frame, whose words come from the CMS: nothing here may need the database that is away.
 */
export default async function UnsentFormPage({ params, searchParams }: Props) {
  const locale = localeOf(await params)
  const state = await readFormState()
  if (!locale || !state) return null
  const { to } = await searchParams
  const target = localisePath(locale, safeNext(typeof to === 'string' ? to : null, '/'))
  return (
    <>
      <header className="page">
        <p>
          <a className="link strong tap" href={localisePath(locale, '/')}>
            {translator(locale)('site.home')}
          </a>
        </p>
      </header>
      <main id="main">
        <FormUnavailable locale={locale} state={state} to={target} />
      </main>
    </>
  )
}
