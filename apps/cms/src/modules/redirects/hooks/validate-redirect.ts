import { choosesByQuery, redirectPath, redirectTarget } from '@estu/domain/routing/redirect-path'
import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload'
import { fieldRefusal } from '../../../fields/field-refusal.ts'
import { translate } from '../../../i18n/translate.ts'
import { chainBack } from '../operations/chain-back.ts'
import { hasPage } from '../operations/has-page.ts'

const isPath = (value: unknown): value is string => typeof value === 'string' && /^\/(?![/\\])\S*$/.test(value)

/**
 * Stores both addresses in the one spelling by which redirects are looked up, and keeps what would never work from being
 * stored: a redirect from where a page stands, which the storefront asks first, and one that returns to its start. What
 * was made by itself was looked at by `recordAddress`.
 */
export const validateRedirect: CollectionBeforeValidateHook = async ({
  data,
  operation,
  originalDoc,
  req,
  collection,
}) => {
  const refusal = (path: 'from' | 'to', [ru, kk]: Words) =>
    fieldRefusal(req, collection.fields, [{ path, message: translate(req, ru, kk) }])
  const { from: typed, to, document, automatic } = { ...originalDoc, ...data }
  if (!isPath(typed)) return data
  const isNew = operation === 'create' ? !automatic : typed !== originalDoc?.from
  if (isNew && (await hasPage(req, redirectPath(typed)))) throw refusal('from', ofPage)
  const from = isNew && !choosesByQuery(typed) ? await sourceOf(req, typed) : typed
  const target = isPath(to) ? redirectTarget(to) : to
  const chain = !document && isPath(target) ? await chainBack(req, redirectPath(from), target) : null
  if (chain) throw refusal('to', ofLoop(chain))
  return { ...data, ...(isNew ? { from } : {}), ...(data?.to ? { to: target } : {}) }
}

/** In small letters, unless a page stands there: then the capitals are what is led to it. */
async function sourceOf(req: PayloadRequest, typed: string): Promise<string> {
  const path = redirectPath(typed)
  const small = path.toLowerCase()
  return small !== path && (await hasPage(req, small)) ? path : small
}

type Words = readonly [ru: string, kk: string]

const ofPage: Words = [
  'По этому адресу открывается страница сайта, поэтому перенаправление с него не сработает.',
  'Бұл мекенжайда сайттың беті ашылады, сондықтан одан қайта бағыттау жұмыс істемейді.',
]
const ofLoop = (chain: readonly string[]): Words => [
  `Перенаправление возвращается на свой же адрес: ${chain.join(' → ')}.`,
  `Бағыттау өз мекенжайына қайтып келеді: ${chain.join(' → ')}.`,
]
