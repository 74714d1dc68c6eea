import { APIError, type CollectionBeforeOperationHook, Forbidden, type PayloadRequest } from 'payload'
import { isEditor } from '../../access/roles.ts'
import { translate } from '../../i18n/translate.ts'
import { holdDocument } from './hold-document.ts'
import { trashIntent } from './trash-intent.ts'

type Args = {
  id?: unknown
  where?: object
  data?: Record<string, unknown>
  trash?: boolean
  duplicateFromID?: unknown
}

const isId = (id: unknown): id is string => typeof id === 'string' && /^[0-9a-f-]{36}$/i.test(id)

/**
 * Decides what a request may do about the trash before anything is read: a document goes there and comes back by
 * these two steps alone, public in no language, and is deleted for ever from there alone.
 */
export const guardTrash: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  overrideAccess,
  req,
}) => {
  const asked = args as Args
  if (operation === 'create') return { ...asked, data: withoutDeletedAt(asked.data) } as typeof args
  if (operation !== 'update' && operation !== 'delete') return args
  // First come, first served: the other one then reads what the first one left.
  const trashed = isId(asked.id) ? await holdDocument(req, collection.slug, asked.id) : null
  if (operation === 'delete') return guardDeletion(args, trashed, overrideAccess === true, req) as typeof args
  const intent = trashIntent(asked)
  if (intent === 'other') {
    if (trashed && isEditor(req)) throw inTrash(req)
    return { ...asked, data: withoutDeletedAt(asked.data) } as typeof args
  }
  if (!overrideAccess && !isEditor(req)) throw new Forbidden(req.t)
  if (intent === 'edit-trashed') throw inTrash(req)
  // What has come back may be public by now, and would leave the site.
  if (intent === 'restore' && trashed === false) throw notInTrash(req)
  const drafts = Boolean(collection.versions?.drafts)
  return {
    ...(intent === 'restore' ? fromTrashAlone(asked) : asked),
    data: {
      deletedAt: intent === 'trash' ? new Date().toISOString() : null,
      ...(drafts ? { _status: 'draft' } : {}),
    },
    autosave: false,
    draft: false,
    publishAllLocales: undefined,
    publishSpecificLocale: undefined,
    unpublishAllLocales: drafts,
  } as typeof args
}

function guardDeletion(args: object, trashed: boolean | null, isSystem: boolean, req: PayloadRequest): object {
  if (isSystem || !isEditor(req)) return args
  if ((args as Args).id !== undefined) {
    if (trashed === false) throw toTrashFirst(req)
    return { ...args, trash: true }
  }
  const { where, trash } = args as Args
  if (!where) return args
  if (!trash) throw toTrashFirst(req)
  return fromTrashAlone(args)
}

/** Of several documents those that lie in the trash: the others may be public. */
function fromTrashAlone(args: Args): object {
  const { where } = args
  return where ? { ...args, where: { and: [where, { deletedAt: { exists: true } }] } } : args
}

function withoutDeletedAt(data: Args['data']): Args['data'] {
  if (!data || !('deletedAt' in data)) return data
  const { deletedAt: _, ...rest } = data
  return rest
}

const inTrash = (req: PayloadRequest) =>
  new APIError(
    translate(
      req,
      'Документ в корзине. Чтобы изменить его, сначала восстановите.',
      'Құжат қоқыс жәшігінде. Өзгерту үшін алдымен қалпына келтіріңіз.',
    ),
    409,
    null,
    true,
  )

const notInTrash = (req: PayloadRequest) =>
  new APIError(
    translate(
      req,
      'Документ уже не в корзине. Обновите страницу.',
      'Құжат енді қоқыс жәшігінде емес. Бетті жаңартыңыз.',
    ),
    409,
    null,
    true,
  )

const toTrashFirst = (req: PayloadRequest) =>
  new APIError(
    translate(
      req,
      'Навсегда удаляют только из корзины. Сначала переместите документ туда.',
      'Біржола тек қоқыс жәшігінен жойылады. Алдымен құжатты сонда жіберіңіз.',
    ),
    409,
    null,
    true,
  )
