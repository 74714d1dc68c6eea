import { routes } from '@estu/domain/routing/routes'
import type { ReactNode } from 'react'
import type { DocumentParams } from '@/app/documents/load-document'
import type { ListParams } from '@/lib/sections/list-page'

type Loaded<P> = () => Promise<{ default: (props: { params: P }) => ReactNode | Promise<ReactNode> }>

const within = ({ path }: { path: string }) => `${path}/`

/** By the part of an address that stands before the document's own, with a slash at its end. */
export const documentPages: Readonly<Record<string, Loaded<DocumentParams>>> = {
  [within(routes.devices)]: () => import('../../apparaty/[slug]/page'),
  [within(routes.childrensDevices)]: () => import('../../slukhovye-apparaty-dlya-detey/[slug]/page'),
  [within(routes.implants)]: () => import('../../implanty/[slug]/page'),
  [within(routes.consumables)]: () => import('../../raskhodniki/[slug]/page'),
  [within(routes.accessories)]: () => import('../../aksessuaries/[slug]/page'),
  [within(routes.services)]: () => import('../../uslugi/[slug]/page'),
  [within(routes.branches)]: () => import('../../filialy/[slug]/page'),
  [within(routes.articles)]: () => import('../../articles/[slug]/page'),
  [within(routes.expertArticles)]: () => import('../../stati-ekspertnye/[slug]/page'),
  [within(routes.promotions)]: () => import('../../akcii/[slug]/page'),
  [within(routes.landingPages)]: () => import('../../podborki/[slug]/page'),
  '/specialisty/': () => import('../../specialisty/[slug]/page'),
}

/** Information pages and brands. */
export const rootPage: Loaded<Promise<{ locale: string; rest: string[] }>> = () => import('../../[...rest]/page')

export const reviewsPage: Loaded<ListParams> = () => import('../../reviews/page')

export const listPages: Readonly<Record<string, Loaded<ListParams>>> = {
  [routes.articles.path]: () => import('../../articles/page'),
  [routes.expertArticles.path]: () => import('../../stati-ekspertnye/page'),
  [routes.promotions.path]: () => import('../../akcii/page'),
  [routes.branches.path]: () => import('../../filialy/page'),
  [routes.landingPages.path]: () => import('../../podborki/page'),
}
