import 'server-only'
import type { Home as Stored } from '@estu/cms/types'
import type { Locale } from '@estu/domain/locale/locales'
import { mapDeviceCards } from '@/content/catalogue/map-device'
import { link, plainWords, seo, words } from '@/content/map-shared'
import { readGlobal } from '@/content/read'
import type { DeviceCard, Link, Seo } from '@/content/types'

export type Home = {
  seo: Seo
  updatedAt: string
  title: string
  lead: string
  primary: Link | null
  secondary: Link | null
  note: string
  artBefore: string
  artAfter: string
  needs: { title: string; text: string; href: string }[]
  phrase: { text: string; spoken: string; lead: string; text2: string; primary: Link | null; secondary: Link | null }
  popular: { title: string; devices: DeviceCard[] }
  journey: { title: string; steps: { when: string; title: string; text: string }[] }
  stateSupport: { title: string; text: string; checked: string; link: Link | null }
  articlesTitle: string
  branchesTitle: string
}

/** What the home page says, in one language. */
export async function getHome(locale: Locale): Promise<Home> {
  'use cache'
  return mapHome(await readGlobal(locale, 'home', 2))
}

export function mapHome(stored: Stored): Home {
  const title = words(stored.title)
  const lead = words(stored.lead)
  return {
    seo: seo(stored.meta, { title, description: lead }),
    updatedAt: stored.updatedAt ?? '',
    title,
    lead,
    primary: link(stored.primary),
    secondary: link(stored.secondary),
    note: words(stored.note),
    artBefore: words(stored.artBefore),
    artAfter: words(stored.artAfter),
    needs: (stored.needs ?? [])
      .map((need) => ({ title: words(need.title), text: words(need.text), href: words(need.href) || '/' }))
      .filter((need) => need.title),
    phrase: phrase(stored.phrase),
    popular: {
      title: words(stored.popular?.title),
      devices: mapDeviceCards(stored.popular?.devices),
    },
    journey: { title: words(stored.journey?.title), steps: steps(stored.journey?.steps) },
    stateSupport: {
      title: words(stored.stateSupport?.title),
      text: words(stored.stateSupport?.text),
      checked: words(stored.stateSupport?.checked),
      link: link(stored.stateSupport?.link),
    },
    articlesTitle: words(stored.articlesTitle),
    branchesTitle: words(stored.branchesTitle),
  }
}

const phrase = (stored: Stored['phrase']): Home['phrase'] => ({
  text: plainWords(stored?.text),
  spoken: plainWords(stored?.spoken),
  lead: words(stored?.lead),
  text2: plainWords(stored?.text2),
  primary: link(stored?.primary),
  secondary: link(stored?.secondary),
})

type Step = { when?: string | null; title?: string | null; text?: string | null }

const steps = (rows: Step[] | null | undefined) =>
  (rows ?? [])
    .map((row) => ({ when: words(row.when), title: words(row.title), text: words(row.text) }))
    .filter((row) => row.title)
