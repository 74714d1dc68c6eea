import type { Locale } from '@estu/domain/locale/locales'
import type {
  AnnouncementSeed,
  DeliverySeed,
  HolidaySeed,
  HomeSeed,
  InstalmentsSeed,
  LegalSeed,
  LinkSeed,
  NavigationSeed,
  OrganisationSeed,
  SectionsSeed,
  SiteBrandSeed,
  Words,
} from '../content/contract.ts'
import { createGlobal } from '../create-document.ts'
import { idsOf, type SeedContext } from '../seed-context.ts'

type Data = Record<string, unknown>

const linkFields = (link: LinkSeed, locale: Locale) => ({ label: link.label[locale], href: link.href })

export const createOrganisation = (context: SeedContext, organisation: OrganisationSeed): Promise<void> =>
  createGlobal(context, 'organisation', (locale) => ({
    ...organisation,
    ...inOneLanguage(organisation, locale, [
      'description',
      'street',
      'locality',
      'hoursNote',
      'contraindications',
      'returnNote',
      'demoNote',
    ]),
    rating: { ...organisation.rating, source: organisation.rating.source[locale] },
    claims: organisation.claims.map((claim) => inOneLanguage(claim, locale, ['value', 'text', 'source'])),
  }))

export const createSiteBrand = (context: SeedContext, brand: SiteBrandSeed): Promise<void> =>
  createGlobal(context, 'brand', (locale) => inOneLanguage(brand, locale, ['name', 'shortName']))

export const createNavigation = (context: SeedContext, navigation: NavigationSeed): Promise<void> =>
  createGlobal(context, 'navigation', (locale) => ({
    sections: navigation.sections.map((link) => linkFields(link, locale)),
    footer: navigation.footer.map((column) => ({
      title: column.title[locale],
      links: column.links.map((link) => linkFields(link, locale)),
    })),
  }))

export const createInstalments = (context: SeedContext, instalments: InstalmentsSeed): Promise<void> =>
  createGlobal(context, 'instalments', (locale) => ({
    lead: instalments.lead[locale],
    plans: instalments.plans.map(({ months, minKzt, provider, note }) => ({
      months,
      minKzt,
      sellerMarkupPercent: 0,
      provider: provider[locale],
      note: note[locale],
    })),
    decision: instalments.decision[locale],
  }))

export const createDelivery = (context: SeedContext, delivery: DeliverySeed): Promise<void> =>
  createGlobal(context, 'delivery', (locale) => ({
    lead: delivery.lead[locale],
    zones: delivery.zones.map(({ name, ...terms }) => ({ name: name[locale], ...terms })),
  }))

export const createSections = (context: SeedContext, sections: SectionsSeed): Promise<void> =>
  createGlobal(context, 'sections', (locale) =>
    Object.fromEntries(
      Object.entries(sections).map(([key, words]) => [key, inOneLanguage(words, locale, ['title', 'description'])]),
    ),
  )

export const createPayments = (context: SeedContext, banks: readonly string[]): Promise<void> =>
  createGlobal(context, 'payments', () => ({ banks: banks.map((host) => ({ host })) }))

export const createHolidays = (context: SeedContext, holidays: readonly HolidaySeed[]): Promise<void> =>
  createGlobal(context, 'holidays', (locale) => ({
    days: holidays.map(({ date, title }) => ({ date: `${date}T07:00:00.000Z`, title: title[locale], closed: true })),
  }))

export const createLegal = (context: SeedContext, legal: LegalSeed): Promise<void> =>
  createGlobal(context, 'legal', (locale) => ({
    operator: legal.operator[locale],
    consents: legal.consents.map(({ purpose, version, text }) => ({ purpose, version, text: text[locale] })),
    cookieNotice: legal.cookieNotice[locale],
  }))

export const createAnnouncement = (context: SeedContext, announcement: AnnouncementSeed): Promise<void> =>
  createGlobal(context, 'announcement', (locale) => ({
    text: announcement.text[locale],
    linkLabel: announcement.linkLabel[locale],
    href: announcement.href,
    tone: 'calm',
  }))

export const createHome = (context: SeedContext, home: HomeSeed): Promise<void> =>
  createGlobal(context, 'home', (locale) => ({
    ...inOneLanguage(home, locale, ['title', 'lead', 'note', 'artBefore', 'artAfter']),
    primary: linkFields(home.primary, locale),
    secondary: linkFields(home.secondary, locale),
    needs: home.needs.map((need) => ({ ...inOneLanguage(need, locale, ['title', 'text']), href: need.href })),
    phrase: {
      ...inOneLanguage(home.phrase, locale, ['text', 'spoken', 'lead', 'text2']),
      primary: linkFields(home.phrase.primary, locale),
      secondary: linkFields(home.phrase.secondary, locale),
    },
    popular: { title: home.popular.title[locale], devices: idsOf(context, 'devices', home.popular.devices) },
    journey: {
      title: home.journey.title[locale],
      steps: home.journey.steps.map((step) => inOneLanguage(step, locale, ['when', 'title', 'text'])),
    },
    stateSupport: {
      ...inOneLanguage(home.stateSupport, locale, ['title', 'text', 'checked']),
      link: linkFields(home.stateSupport.link, locale),
    },
    articlesTitle: home.articles.title[locale],
    branchesTitle: home.branches.title[locale],
    meta: { title: home.seo.title[locale], description: home.seo.description[locale] },
  }))

function inOneLanguage<K extends string>(source: Record<K, Words>, locale: Locale, names: readonly K[]): Data {
  return Object.fromEntries(names.map((name) => [name, source[name][locale]]))
}
