import type { Locale } from '@estu/domain/locale/locales'
import { APIError, type CollectionSlug, Forbidden, NotFound, type PayloadRequest, ValidationError } from 'payload'
import { isEditor } from '../../../access/roles.ts'
import { lockDocument } from '../../../database/lock-row.ts'
import type { Lacking, PlanAction, PlanFailure } from '../plan.ts'
import { readOthersPublic } from './others-public.ts'

/** Ends the work on a plan for a reason that an editor can be told. */
export class PlanRefused extends Error {
  readonly reason: PlanFailure
  readonly lacking: Lacking[]
  /** The refusal of a rule of the document's own, in the language of whoever asks. */
  readonly words: string
  constructor(reason: PlanFailure, lacking: Lacking[] = [], words = '') {
    super(reason)
    this.reason = reason
    this.lacking = lacking
    this.words = words
  }
}

type Target = { collection: string; documentId: string; locale: Locale; action: PlanAction }

/**
 * Publishes a language or takes it off the site, with the rights of the request's user and every check that the button
 * has. Trap: what a translator publishes is quietly kept as a draft, so who may not publish is refused before.
 */
export async function carryOut(req: PayloadRequest, plan: Target): Promise<void> {
  if (!isEditor(req)) throw new PlanRefused('not-allowed')
  const { collection, documentId, locale, action } = plan
  // Kept until it is done: a draft that is written meanwhile would go public with it.
  await lockDocument(req, collection, documentId)
  const others = action === 'unpublish' ? await readOthersPublic(req, plan) : null
  if (others && others.changes.length > 0) throw new PlanRefused('shared-changes', others.changes)
  try {
    await req.payload.update({
      collection: collection as CollectionSlug,
      id: documentId,
      locale,
      fallbackLocale: false,
      ...(action === 'publish' ? { publishSpecificLocale: locale } : {}),
      // Where nothing else is public, a draft that was emptied since keeps nothing on the site.
      ...(others && !others.isPublic ? { unpublishAllLocales: true } : {}),
      data: { _status: action === 'publish' ? 'published' : 'draft' },
      depth: 0,
      user: req.user,
      overrideAccess: false,
      req,
    })
  } catch (error) {
    throw refusalOf(error) ?? error
  }
}

function refusalOf(error: unknown): PlanRefused | null {
  if (error instanceof ValidationError) return new PlanRefused('incomplete', error.data.errors.map(lackingOf))
  if (error instanceof NotFound) return new PlanRefused('no-document')
  if (error instanceof Forbidden) return new PlanRefused('not-allowed')
  return error instanceof APIError && error.status === 409 ? new PlanRefused('refused', [], error.message) : null
}

const lackingOf = ({ label, path }: { label?: unknown; path: string }): Lacking => ({
  label: typeof label === 'string' && label !== '' ? label : path,
  field: path,
})
