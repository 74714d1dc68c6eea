import type { Locale } from '@estu/domain/locale/locales'
import type { FormState } from '@/forms/state/form-state'

export type FormProps = {
  locale: Locale
  state: FormState | null
  query: Readonly<Record<string, string | string[] | undefined>>
}

export const oneOf = (query: FormProps['query'], name: string): string => {
  const value = query[name]
  return typeof value === 'string' ? value : ''
}
