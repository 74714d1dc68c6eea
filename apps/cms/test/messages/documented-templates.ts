import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locale } from '@estu/domain/locale/locales'

export type DocumentedTemplate = { kind: string; name: string; locale: Locale; text: string }

const page = path.join(import.meta.dirname, '../../../../docs/whatsapp.md')

/** The templates that operators are told to have approved. */
export function readDocumentedTemplates(): DocumentedTemplate[] {
  const sections = readFileSync(page, 'utf8').split('\n### ').slice(1)
  return sections.flatMap((section) => {
    const [, name = '', kind = ''] = /^`(\w+)` \(`([\w-]+)`\)/.exec(section) ?? []
    return [...section.matchAll(/```(ru|kk)\n(.+)\n```/g)].map(([, locale, text = '']) => ({
      kind,
      name,
      locale: locale as Locale,
      text,
    }))
  })
}

/** How many places a template has to be filled in. */
export const placesOf = (text: string): number => new Set(text.match(/\{\{\d\}\}/g)).size
