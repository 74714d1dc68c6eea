import { routes } from '@estu/domain/routing/routes'
import { connection } from 'next/server'
import { getOrganisation } from '@/content/clinic/get-organisation'
import { securityText, securityTextPath } from '@/features/search-engines/security-text'
import { siteUrl } from '@/lib/metadata/site-url'

/** Whom to tell of a weakness of the site (RFC 9116): the organisation's letters, and the form that everybody has. */
export async function GET(): Promise<Response> {
  await connection()
  const { email } = await getOrganisation('ru')
  const text = securityText({
    email,
    form: siteUrl(routes.feedback.path),
    canonical: siteUrl(securityTextPath),
    now: new Date(),
  })
  return new Response(text, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=0, s-maxage=1' },
  })
}
