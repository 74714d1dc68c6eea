import type { Locale } from '@estu/domain/locale/locales'
import type { ReactNode } from 'react'
import { countAll } from '@/content/catalogue/lists/count-facets'
import { listBranches } from '@/content/clinic/list-branches'
import type { Home } from '@/content/editorial/get-home'
import { listArticles } from '@/content/editorial/list-articles'
import { listPromotions } from '@/content/editorial/promotions/list-promotions'
import type { Organisation } from '@/content/types'
import { ArticleCards } from '@/features/articles/article-cards'
import { BranchCards } from '@/features/branches/branch-cards'
import { HomeView } from '@/features/home/home-view'
import { ListeningSection } from '@/features/listening/listening-section'
import { ProductCards } from '@/features/products/product-cards'
import { PromotionTiles } from '@/features/promotions/promotion-tiles'

type Props = { locale: Locale; home: Home; organisation: Organisation }

/** What the home page says, with the newest of what the shop has to show. */
export async function HomeContent({ locale, home, organisation }: Props) {
  const [deviceCounts, promotions, articles, branches] = await Promise.all([
    countAll(locale, 'devices'),
    listPromotions(locale),
    listArticles(locale, 'expert', 3),
    listBranches(locale),
  ])
  return (
    <HomeView
      locale={locale}
      home={home}
      organisation={organisation}
      deviceCounts={deviceCounts}
      slots={{
        popular: some(home.popular.devices, (all) => <ProductCards locale={locale} products={all.slice(0, 4)} />),
        listening: <ListeningSection locale={locale} />,
        promotions: some(promotions, (all) => <PromotionTiles locale={locale} promotions={all.slice(0, 1)} />),
        articles: some(articles, (all) => <ArticleCards locale={locale} articles={all} />),
        branches: some(branches, (all) => <BranchCards locale={locale} branches={all.slice(0, 2)} />),
      }}
    />
  )
}

const some = <T,>(items: readonly T[], show: (items: T[]) => ReactNode): ReactNode =>
  items.length > 0 ? show([...items]) : null
