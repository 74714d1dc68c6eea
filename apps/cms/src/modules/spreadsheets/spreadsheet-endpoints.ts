import type { Endpoint, PayloadRequest } from 'payload'
import { isEditor } from '../../access/roles.ts'
import { downloadParts, refuse, wrong } from '../../endpoints/responses.ts'
import { inLanguage } from '../../i18n/in-language.ts'
import { languageOf } from '../../i18n/translate.ts'
import { applyImport } from './operations/apply-import.ts'
import { describeError } from './operations/describe-error.ts'
import { exportCollection } from './operations/export-collection.ts'
import type { ImportPlan } from './operations/planning/import-plan.ts'
import { planImport } from './operations/planning/plan-import.ts'
import { describeNotice } from './operations/planning/table-notices.ts'
import { maxBytes, readTable } from './operations/reading/read-table.ts'
import { columnsOf, type TableCollection, tableCollections } from './operations/table-columns.ts'
import { type TableError, tableErrors } from './operations/table-errors.ts'
import { writeCsv, writeXlsx } from './operations/write-table.ts'

const errorWords = (code: TableError, req: PayloadRequest) => tableErrors[code][languageOf(req)]
const collectionOf = (req: PayloadRequest): TableCollection | null =>
  tableCollections.find((known) => known === req.routeParams?.collection) ?? null

/** `GET /api/tables/:collection?format=xlsx|csv`: all documents as a table. */
const exporting: Endpoint = {
  path: '/tables/:collection',
  method: 'get',
  handler: async (req) => {
    const collection = collectionOf(req)
    if (!isEditor(req) || !collection) return refuse()
    const table = exportCollection(req, collection, languageOf(req))
    if (req.searchParams.get('format') === 'csv') {
      return downloadParts(writeCsv(table), `${collection}.csv`, 'text/csv; charset=utf-8')
    }
    const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    return downloadParts(writeXlsx(table, collection), `${collection}.xlsx`, type)
  },
}

/** `POST /api/tables/:collection/plan` (the file as the body): what it would change. */
const planning: Endpoint = {
  path: '/tables/:collection/plan',
  method: 'post',
  handler: async (req) => {
    const planned = await planOf(req)
    if (planned instanceof Response) return planned
    return Response.json(preview(planned, req))
  },
}

/** `POST /api/tables/:collection/apply?fingerprint=…` (the same file): carries out the plan that was looked at. */
const applying: Endpoint = {
  path: '/tables/:collection/apply',
  method: 'post',
  handler: async (req) => {
    const planned = await planOf(req)
    if (planned instanceof Response) return planned
    if (planned.errors.length > 0) return Response.json(preview(planned, req), { status: 400 })
    if (planned.fingerprint !== req.searchParams.get('fingerprint')) {
      return Response.json({ error: 'changed', message: errorWords('changed', req) }, { status: 409 })
    }
    const result = await applyImport(req, planned)
    if (result.ok) return Response.json(result)
    const message = `${errorWords('refused', req)} ${result.message}`
    return Response.json({ error: 'refused', row: result.row, message }, { status: 400 })
  },
}

async function planOf(req: PayloadRequest): Promise<ImportPlan | Response> {
  const collection = collectionOf(req)
  if (!isEditor(req) || !collection) return refuse()
  if (Number(req.headers.get('content-length') ?? 0) > maxBytes) return tooLarge(req)
  const bytes = await req.arrayBuffer?.()
  if (!bytes) return wrong()
  const table = await readTable(Buffer.from(bytes))
  if (typeof table === 'string')
    return Response.json({ error: table, message: errorWords(table, req) }, { status: 400 })
  return planImport(req, collection, table)
}

const tooLarge = (req: PayloadRequest) =>
  Response.json({ error: 'too-large', message: errorWords('too-large', req) }, { status: 413 })

const shownRows = 100

/** A plan as the admin's page shows it; long ones are cut, and say how long they are. */
function preview(plan: ImportPlan, req: PayloadRequest) {
  const columns = columnsOf(req.payload, plan.collection)
  return {
    fingerprint: plan.fingerprint,
    creates: plan.rows.filter(({ stored }) => !stored).length,
    updates: plan.rows.filter(({ stored }) => stored).length,
    unchanged: plan.unchanged,
    errorCount: plan.errors.length,
    notices: plan.notices.map((notice) => describeNotice(notice, languageOf(req))),
    rows: plan.rows.slice(0, shownRows).map(({ row, key, stored, changes }) => ({
      row,
      key,
      isNew: !stored,
      changes: changes.map(({ column, from, to }) => ({ label: inLanguage(column.label, req), from, to })),
    })),
    errors: plan.errors.slice(0, shownRows).map((error) => describeError(error, columns, languageOf(req))),
  }
}

export type TablePreview = ReturnType<typeof preview>

export const tableEndpoints: Endpoint[] = [exporting, planning, applying]
