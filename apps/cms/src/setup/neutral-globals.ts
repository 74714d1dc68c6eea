import type { Locale } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { sectionKeys } from '@estu/domain/routing/sections'
import type { JsonObject } from 'payload'
import { homeFields } from './content/home.ts'
import { legalOf } from './content/legal.ts'
import { navigation } from './content/navigation.ts'
import type { Owner } from './owner/owner.ts'

export { withRowIds } from '../seed/row-ids.ts'

/** A menu that leads to a demo page would keep it: the pages themselves are gone or the owner's to name. */
const leadsToSection = ({ href }: { href: string }) => Object.values(routes).some(({ path }) => path === href)

type Fields = (locale: Locale) => JsonObject

/** Single documents without a word of the demo shop: what a shop begins with, and nothing where that says nothing. */
export function neutralGlobals(owner: Pick<Owner, 'name' | 'city'>): Readonly<Record<string, Fields>> {
  const home = homeFields(owner)
  const legal = legalOf(owner)
  return {
    announcement: () => ({ text: null, linkLabel: null, href: null, startsAt: null, endsAt: null }),
    home: (locale) => ({
      note: null,
      needs: [],
      journey: { title: null, steps: [] },
      stateSupport: { title: null, text: null, checked: null, link: { label: null, href: null } },
      ...home(locale),
    }),
    navigation: (locale) => ({
      sections: navigation.sections.filter(leadsToSection).map(({ label, href }) => ({ label: label[locale], href })),
      footer: navigation.footer.map(({ title, links }) => ({
        title: title[locale],
        links: links.filter(leadsToSection).map(({ label, href }) => ({ label: label[locale], href })),
      })),
    }),
    organisation: () => ({
      description: null,
      street: null,
      hoursNote: null,
      returnNote: null,
      demoNote: null,
      rating: { value: null, count: null, source: null },
      claims: [],
    }),
    delivery: () => ({ lead: null, zones: [] }),
    payments: () => ({ banks: [] }),
    instalments: () => ({ lead: null, plans: [], decision: null }),
    sections: () => Object.fromEntries(sectionKeys.map((key) => [key, { title: null, description: null }])),
    legal: (locale) => ({
      operator: legal.operator[locale],
      consents: legal.consents.map(({ purpose, version, text }) => ({ purpose, version, text: text[locale] })),
      cookieNotice: legal.cookieNotice[locale],
    }),
  }
}
