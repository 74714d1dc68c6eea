import { isLocale, type Locale, localisePath } from '@estu/domain/locale/locales'
import { appointmentPath, orderPath, waitPath } from '@estu/domain/routing/routes'
import type { PayloadRequest } from 'payload'
import { idOf } from '../../fields/id-of.ts'
import { type LinkKind, linkToken } from '../customer-requests/index.ts'

export type Translate = (ru: string, kk: string) => string

/** Words in the reader's language. */
export const translateIn =
  (locale: Locale): Translate =>
  (ru, kk) =>
    locale === 'kk' ? kk : ru

export const localeOf = (value: unknown): Locale => (isLocale(value) ? value : 'ru')

/** An address of the storefront in the reader's language. */
export const siteUrl = (req: PayloadRequest, locale: Locale, path: string): string =>
  `${req.payload.config.custom.webUrl as string}${localisePath(locale, path)}`

const pathOf: Record<LinkKind, (token: string) => string> = {
  order: orderPath,
  appointment: appointmentPath,
  wait: waitPath,
}

/** Where a shopper follows one order, visit or wait. */
export function personalUrl(req: PayloadRequest, kind: LinkKind, id: string, locale: Locale): string {
  return siteUrl(req, locale, pathOf[kind](linkToken(req.payload.secret, kind, id)))
}

export const adminUrl = (req: PayloadRequest, collection: string, id: string): string =>
  `${req.payload.config.serverURL}/admin/collections/${collection}/${id}`

/** Where the clinic reads its mail: the branch's own address, else the organisation's. */
export async function clinicAddress(req: PayloadRequest, branch: unknown): Promise<string | null> {
  const id = idOf(branch)
  if (id !== null) {
    const found = await req.payload.findByID({
      collection: 'branches',
      id,
      depth: 0,
      disableErrors: true,
      overrideAccess: true,
      req,
    })
    if (found?.notifyEmail) return found.notifyEmail
  }
  const organisation = await req.payload.findGlobal({ slug: 'organisation', depth: 0, overrideAccess: true, req })
  return organisation.email ?? null
}
