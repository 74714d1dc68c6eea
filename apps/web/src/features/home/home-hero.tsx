import type { Locale } from '@estu/domain/locale/locales'
import { Hero } from '@estu/ui/sections/hero'
import type { Home } from '@/content/editorial/get-home'
import { drawings } from '@/lib/drawings/drawings'
import { HomeAction } from './home-action'

export function HomeHero({ home, locale }: { home: Home; locale: Locale }) {
  return (
    <Hero
      title={home.title}
      lead={home.lead}
      note={home.note}
      before={home.artBefore}
      after={home.artAfter}
      drawings={drawings}
      actions={
        <>
          <HomeAction link={home.primary} tone="primary" locale={locale} />
          <HomeAction link={home.secondary} tone="secondary" locale={locale} />
        </>
      }
    />
  )
}
