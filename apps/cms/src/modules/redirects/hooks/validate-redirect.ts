import type { CollectionBeforeValidateHook } from 'payload'
import { fieldRefusal } from '../../../fields/field-refusal.ts'
import { translate } from '../../../i18n/translate.ts'
import { pathAlone } from '../../links/index.ts'
import { hasPage } from '../operations/has-page.ts'
import { leadsBack } from '../operations/leads-back.ts'

const isPath = (value: unknown): value is string => typeof value === 'string' && value.startsWith('/')

/**
 * Keeps what would never work from being stored: a redirect from where a page stands, which the storefront asks first,
 * and one that returns to its start. What was made by itself was looked at by `recordAddress`.
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
  const { from, to, document, automatic } = { ...originalDoc, ...data }
  if (!isPath(from)) return data
  const isNew = operation === 'create' ? !automatic : from !== originalDoc?.from
  if (isNew && (await hasPage(req, pathAlone(from)))) throw refusal('from', ofPage)
  if (!document && isPath(to) && (await leadsBack(req, to, pathAlone(from)))) throw refusal('to', ofLoop)
  return data
}

type Words = readonly [ru: string, kk: string]

const ofPage: Words = [
  'По этому адресу открывается страница сайта, поэтому перенаправление с него не сработает.',
  'Бұл мекенжайда сайттың беті ашылады, сондықтан одан қайта бағыттау жұмыс істемейді.',
]
const ofLoop: Words = ['Перенаправление возвращается на свой же адрес.', 'Бағыттау өз мекенжайына қайтып келеді.']
