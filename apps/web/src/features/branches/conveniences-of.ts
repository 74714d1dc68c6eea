import type { Branch } from '@/content/types'
import type { Messages, Translate } from '@/i18n/translator'

/** What makes a branch easy to use, in words. */
export const conveniencesOf = ({ accessibility }: Branch, t: Translate): string[] =>
  accessibility.map((name) => t(`accessibilityOf.${name as keyof Messages['accessibilityOf']}`))
