import type { Locale } from '@estu/domain/locale/locales'
import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'
import { nestedRequest } from '../../../database/nested-request.ts'
import type { Data } from '../../../fields/walk/document-data.ts'
import type { Change, ImportPlan, RowPlan } from './planning/import-plan.ts'

export type Applied = { ok: true; created: number; updated: number } | { ok: false; row: number; message: string }

/**
 * Carries out a plan in one transaction: every row or none. Published documents stay published in the languages they
 * are published in, drafts stay drafts, and new documents begin as drafts.
 */
export async function applyImport(req: PayloadRequest, plan: ImportPlan): Promise<Applied> {
  if (plan.errors.length > 0) throw new Error('A plan with errors is not carried out.')
  const own = nestedRequest(req)
  await initTransaction(own)
  let current = 0
  try {
    for (const row of plan.rows) {
      current = row.row
      await applyRow(own, plan, row)
    }
    await commitTransaction(own)
  } catch (error) {
    await killTransaction(own)
    return { ok: false, row: current, message: error instanceof Error ? error.message : String(error) }
  }
  const created = plan.rows.filter(({ stored }) => !stored).length
  return { ok: true, created, updated: plan.rows.length - created }
}

async function applyRow(req: PayloadRequest, { collection }: ImportPlan, row: RowPlan): Promise<void> {
  const shared = { collection: collection as 'devices', depth: 0, overrideAccess: false, user: req.user } as const
  const hasDrafts = Boolean(req.payload.collections[collection].config.versions?.drafts)
  const languages = writtenLanguages(row)
  let id = row.stored?.id
  for (const locale of languages) {
    const data = dataOf(row.changes, locale, locale === languages[0])
    const isPublic = row.stored?.published.includes(locale) ?? false
    const state: Data = hasDrafts ? { _status: isPublic ? 'published' : 'draft' } : {}
    const call = {
      ...shared,
      locale,
      draft: hasDrafts && !isPublic,
      data: { ...data, ...state },
      context: { isImport: true, wordsUnchanged: row.stored !== null && !touchesWords(row.changes) },
      req: nestedRequest(req),
    }
    if (id) await req.payload.update({ ...call, overrideAccess: false, id })
    else id = (await req.payload.create({ ...call, overrideAccess: false, data: withoutNeeded(call.data) })).id
  }
}

/** Payload's types want every needed field of a new document: which of them a row has, its rules tell. */
const withoutNeeded = (data: Data) => data as never

/** The language in which shared fields are saved comes first: one that is public, so that they go public with it. */
function writtenLanguages({ stored, changes }: RowPlan): Locale[] {
  const source = stored?.source ?? 'ru'
  const first = stored?.published.includes(source) ? source : (stored?.published[0] ?? source)
  const others = (['ru', 'kk'] as const).filter(
    (locale) => locale !== first && changes.some(({ column }) => column.locale === locale),
  )
  return [first, ...others]
}

function dataOf(changes: readonly Change[], locale: Locale, withShared: boolean): Data {
  const data: Data = {}
  for (const { column, value } of changes) {
    if (column.locale === null ? withShared : column.locale === locale) put(data, column.path, value)
  }
  return data
}

function put(data: Data, [name, ...rest]: readonly string[], value: unknown): void {
  if (name === undefined) return
  if (rest.length === 0) {
    data[name] = value
    return
  }
  data[name] ??= {}
  put(data[name] as Data, rest, value)
}

/** Whether translations or addresses may be affected. */
const touchesWords = (changes: readonly Change[]) =>
  changes.some(({ column }) => column.locale !== null || column.key === 'slug')
