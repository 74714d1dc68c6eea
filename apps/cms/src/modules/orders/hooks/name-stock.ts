import { productCollections } from '@estu/domain/catalogue/collections'
import {
  type CollectionBeforeOperationHook,
  createDataloaderCacheKey,
  type FieldHook,
  getDataLoader,
  type PayloadRequest,
  type Where,
} from 'payload'
import { nestedRequest } from '../../../database/nested-request.ts'
import { idOf } from '../../../fields/id-of.ts'
import { inSomeLanguage } from '../../../i18n/in-some-language.ts'
import { languageOf, translate } from '../../../i18n/translate.ts'
import type { Stock } from '../../../payload-types.ts'
import { exchangeTitleSearch, findTitles } from '../../search/index.ts'
import { stockKey } from '../operations/stock.ts'

type Products = ReturnType<typeof getDataLoader>

/** Reads the products of all rows of a list by one question, with a request of its own. */
function productsOf(req: PayloadRequest): Products {
  req.context.productsOfStock ??= getDataLoader(nestedRequest(req))
  return req.context.productsOfStock as Products
}

/** A row of the stock is called as its product, for the staff: in the editor's language or else the other one. */
export const nameOfProduct: FieldHook<Stock> = async ({ req, siblingData: { product } }) => {
  if (req.user?.collection !== 'staff' || !product) return undefined
  const key = createDataloaderCacheKey({
    collectionSlug: product.relationTo,
    docID: idOf(product.value as string | { id: string }),
    locale: 'all',
    fallbackLocale: false,
    draft: true,
    select: { title: true },
    depth: 0,
    currentDepth: 0,
    overrideAccess: true,
    showHiddenFields: false,
    transactionID: (await req.transactionID) as string,
  })
  const found = (await productsOf(req).load(key)) as { title?: unknown } | null
  return inSomeLanguage(found?.title, languageOf(req)) || translate(req, 'без названия', 'атауы жоқ')
}

/** The list is searched by what products are called. */
export const findByProduct: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const given = 'where' in args ? args.where : undefined
  if (operation !== 'read' || !given) return args
  return { ...args, where: await exchangeTitleSearch(given as Where, 'title', (text) => ofProducts(req, text)) }
}

async function ofProducts(req: PayloadRequest, text: string): Promise<Where> {
  const keys = productCollections.map(async (collection) => {
    const ids = await findTitles(req, collection, text)
    return ids.map((id) => stockKey(collection, id))
  })
  return { key: { in: (await Promise.all(keys)).flat() } }
}
