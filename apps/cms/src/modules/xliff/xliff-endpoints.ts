import { isLocale } from '@estu/domain/locale/locales'
import type { Endpoint } from 'payload'
import { isWriter } from '../../access/roles.ts'
import { download, refuse, wrong } from '../../endpoints/responses.ts'
import { documentAddress, isKnown, isOpen } from '../translation/index.ts'
import { exportDocument, importDocument } from './operations/exchange-document.ts'

/** `GET /api/translation/xliff/:collection/:id?target=kk`: a document's texts for a translator's tool. */
const exporting: Endpoint = {
  path: '/translation/xliff/:collection/:id',
  method: 'get',
  handler: async (req) => {
    if (!isWriter(req)) return refuse()
    const parsed = documentAddress.safeParse(req.routeParams)
    const target = req.searchParams.get('target')
    if (!parsed.success || !isKnown(req, parsed.data) || !isLocale(target)) return wrong()
    if (!(await isOpen(req, parsed.data))) return refuse()
    const { collection, id } = parsed.data
    const xml = await exportDocument(req, collection, id, target)
    return download(xml, `${collection}-${id}-${target}.xlf`, 'application/x-xliff+xml; charset=utf-8')
  },
}

/** `POST /api/translation/xliff` (the file as the body): its targets become a draft. */
const importing: Endpoint = {
  path: '/translation/xliff',
  method: 'post',
  handler: async (req) => {
    if (!isWriter(req)) return refuse()
    const xml = await req.text?.()
    if (!xml) return wrong('not-xliff')
    const result = await importDocument(req, xml)
    return Response.json(result, { status: result.ok ? 200 : 400 })
  },
}

export const xliffEndpoints: Endpoint[] = [exporting, importing]
