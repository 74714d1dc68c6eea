import type { Locale } from '@estu/domain/locale/locales'
import type { JsonObject } from 'payload'
import type { Random } from '../random.ts'
import type { Surroundings } from '../surroundings.ts'

/** What one kind of product consists of, drawn once and told in either language. */
export type Draw = (of: {
  number: number
  random: Random
  brand: Surroundings['brands'][number]
  around: Surroundings
}) => (locale: Locale) => JsonObject
