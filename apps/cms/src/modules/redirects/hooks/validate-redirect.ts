import { type CollectionBeforeValidateHook, type PayloadRequest, ValidationError } from 'payload'
import { translate } from '../../../i18n/translate.ts'
import { pathAlone } from '../../links/index.ts'
import { hasPage } from '../operations/has-page.ts'
import { leadsBack } from '../operations/leads-back.ts'

const refuse = (req: PayloadRequest, path: 'from' | 'to', message: string) =>
  new ValidationError({ errors: [{ message, path }], req }, req.t)

const isPath = (value: unknown): value is string => typeof value === 'string' && value.startsWith('/')

/**
 * Keeps what would never work from being stored: a redirect from where a page stands, which the storefront asks first,
 * and one that returns to its start. What was made by itself was looked at by `recordAddress`.
 */
export const validateRedirect: CollectionBeforeValidateHook = async ({ data, operation, originalDoc, req }) => {
  const { from, to, document, automatic } = { ...originalDoc, ...data }
  if (!isPath(from)) return data
  const isNew = operation === 'create' ? !automatic : from !== originalDoc?.from
  if (isNew && (await hasPage(req, pathAlone(from)))) throw refuse(req, 'from', ofPage(req))
  if (!document && isPath(to) && (await leadsBack(req, to, pathAlone(from)))) throw refuse(req, 'to', ofLoop(req))
  return data
}

const ofPage = (req: PayloadRequest) =>
  translate(
    req,
    'По этому адресу открывается страница сайта, поэтому перенаправление с него не сработает.',
    'Бұл мекенжайда сайттың беті ашылады, сондықтан одан қайта бағыттау жұмыс істемейді.',
  )

const ofLoop = (req: PayloadRequest) =>
  translate(req, 'Перенаправление возвращается на свой же адрес.', 'Бағыттау өз мекенжайына қайтып келеді.')
