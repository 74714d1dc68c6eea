import type { Locale } from '@estu/domain/locale'
import type { Again } from '@/intake/form-outcome'

export type FormProps = {
  locale: Locale
  again: Again | null
  query: Readonly<Record<string, string | string[] | undefined>>
}

export const oneOf = (query: FormProps['query'], name: string): string => {
  const value = query[name]
  return typeof value === 'string' ? value : ''
}
