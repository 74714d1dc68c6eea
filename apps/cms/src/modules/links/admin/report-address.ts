import { isLocale } from '@estu/domain/locale/locales'
import { z } from 'zod'
import { linkKinds, type Place, type ReportFilter } from '../operations/read-report.ts'

type Search = Readonly<Record<string, string | string[] | undefined>>

const place = z.tuple([
  z.string().regex(/^[a-z-]{1,64}$/),
  z.string().regex(/^[\w-]{1,64}$/),
  z.enum(['ru', 'kk', 'both']),
  z.coerce.number().int().min(0).max(1_000_000),
])

/** What the address of the report asks for; whatever it does not understand is not asked. */
export function readFilter(search: Search): ReportFilter {
  const { kind, locale, after } = search
  const [collection, id, language, number] = place.safeParse(String(after ?? '').split(':')).data ?? []
  return {
    kind: linkKinds.find((known) => known === kind),
    locale: typeof locale === 'string' && isLocale(locale) ? locale : undefined,
    ...(collection && id && language && number !== undefined
      ? { after: { collection, id, locale: language, place: number } }
      : {}),
  }
}

/** The address of the report, from its beginning or from after a link. */
export function reportAddress({ kind, locale }: ReportFilter, after: Place | null): string {
  const asked = new URLSearchParams({
    ...(kind ? { kind } : {}),
    ...(locale ? { locale } : {}),
    ...(after ? { after: [after.collection, after.id, after.locale, after.place].join(':') } : {}),
  })
  return asked.size > 0 ? `/admin/links?${asked}` : '/admin/links'
}
