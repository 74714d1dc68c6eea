import 'server-only'
import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { notFound, permanentRedirect } from 'next/navigation'
import { findRedirect } from '@/content/find-redirect'

/** Ends a page that has no document: the reader is sent where it moved to, or told that it does not exist. */
export async function goneOrMoved(locale: Locale, path: string): Promise<never> {
  const target = await findRedirect(locale, path)
  if (target) permanentRedirect(localisePath(locale, target))
  notFound()
}
