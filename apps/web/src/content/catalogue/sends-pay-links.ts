import 'server-only'
import type { Locale } from '@estu/domain/locale/locales'
import { readGlobal } from '@/content/read'

/** Whether the clinic has a bank by whose links an order can be paid. */
export async function sendsPayLinks(locale: Locale): Promise<boolean> {
  'use cache'
  return ((await readGlobal(locale, 'payments')).banks ?? []).length > 0
}
