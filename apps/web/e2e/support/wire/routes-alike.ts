import type { AnswerKind } from './answer-kind.ts'

type Alike = {
  /** An address of the route. */
  path: string
  /** The name of the kind whose headers it has. */
  like: string
}

const kept = (path: string): Alike => ({ path, like: 'kept page' })
const visited = (path: string): Alike => ({ path, like: 'cart' })
const own = (path: string): Alike => ({ path, like: 'sign-in' })
const missing = (path: string): Alike => ({ path, like: 'missing page' })

const device = 'demo-phonak-ric-90-r'

/** Routes that have no line of their own among the kinds, since they answer like another. */
export const alike: Readonly<Record<string, Alike>> = {
  '/[locale]/akcii': kept('/akcii'),
  '/[locale]/akcii/[slug]': kept('/akcii/Podarki_ot_Phonak'),
  '/[locale]/akcii/page/[page]': missing('/akcii?page=999'),
  '/[locale]/aksessuaries/[slug]': kept('/aksessuaries/demo-tv-connector'),
  '/[locale]/apparaty/[slug]': kept(`/apparaty/${device}`),
  '/[locale]/articles': kept('/articles'),
  '/[locale]/articles/[slug]': kept('/articles/uhod-za-sluhovym-apparatom'),
  '/[locale]/articles/page/[page]': missing('/articles?page=999'),
  '/[locale]/auth/confirm': own('/auth/confirm'),
  '/[locale]/auth/recover': own('/auth/recover'),
  '/[locale]/auth/register': own('/auth/register'),
  '/[locale]/auth/reset': own('/auth/reset'),
  '/[locale]/cart/checkout': visited('/cart/checkout'),
  '/[locale]/compare': { path: '/compare', like: 'listing with a query' },
  '/[locale]/error': kept('/error'),
  '/[locale]/filialy': kept('/filialy'),
  '/[locale]/filialy/[slug]': kept('/filialy/abaya-52'),
  '/[locale]/find-order': visited('/find-order'),
  '/[locale]/form-unavailable': missing('/form-unavailable'),
  '/[locale]/hearing-screener': kept('/hearing-screener'),
  '/[locale]/implanty/[slug]': kept('/implanty/demo-processor-bte'),
  '/[locale]/listing/reviews': visited('/reviews?rating=5'),
  '/[locale]/not-found-page': missing('/not-found-page'),
  '/[locale]/offline': kept('/offline'),
  '/[locale]/offline/cart': kept('/offline/cart'),
  '/[locale]/podbor': visited('/podbor'),
  '/[locale]/podborki': kept('/podborki'),
  '/[locale]/podborki/[slug]': kept('/podborki/apparaty-s-akkumulyatorom'),
  '/[locale]/preview': { path: '/kk/preview/nope', like: 'preview without a right' },
  '/[locale]/raskhodniki/[slug]': kept('/raskhodniki/demo-battery-312'),
  '/[locale]/raskhodniki/podbor': visited('/raskhodniki/podbor'),
  '/[locale]/reviews': kept('/reviews'),
  '/[locale]/reviews/new': visited('/reviews/new'),
  '/[locale]/reviews/page/[page]': missing('/reviews?page=999'),
  '/[locale]/selectedproducts': kept('/selectedproducts'),
  '/[locale]/slukhovye-apparaty-dlya-detey/[slug]': kept('/slukhovye-apparaty-dlya-detey/demo-phonak-kids-bte-13'),
  '/[locale]/specialisty/[slug]': kept('/specialisty/surdolog-centra'),
  '/[locale]/stati-ekspertnye': kept('/stati-ekspertnye'),
  '/[locale]/stati-ekspertnye/[slug]': kept('/stati-ekspertnye/pervye-30-dney-s-apparatom'),
  '/[locale]/stati-ekspertnye/page/[page]': missing('/stati-ekspertnye?page=999'),
  '/[locale]/test': kept('/test'),
  '/[locale]/uslugi/[slug]': kept('/uslugi/proverka-sluha'),
}

/** @throws where a route is said to be like a kind that there is not */
export const kindsAlike = (kinds: readonly AnswerKind[]): AnswerKind[] =>
  Object.entries(alike).map(([route, { path, like }]) => {
    const known = kinds.find(({ name }) => name === like)
    if (!known) throw new Error(`${route} is like nothing: ${like}`)
    return { ...known, name: route, asked: { ...known.asked, path } }
  })
