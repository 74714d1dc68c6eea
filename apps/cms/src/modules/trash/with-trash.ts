import type { CollectionConfig, Field } from 'payload'
import { proveBeforeDelete } from '../../access/fresh-proof.ts'
import { editorsTrashAdminsDelete } from '../../access/trash.ts'
import { label } from '../../fields/labels.ts'
import { prepareCopy } from '../duplicate/index.ts'
import { withWhereUsed } from '../where-used/index.ts'
import { checkDeletion, checkTrash } from './check-trash.ts'
import { guardTrash } from './guard-trash.ts'
import { hasTrash } from './trashed-collections.ts'

/** When a document went to the trash. Payload's own field, declared here to make copies by it. */
const deletedAt: Field = {
  name: 'deletedAt',
  type: 'date',
  index: true,
  label: label('В корзине с', 'Қоқыс жәшігінде'),
  admin: { hidden: true, disableBulkEdit: true },
  hooks: { beforeDuplicate: [prepareCopy] },
}

/** Gives a collection the trash and its rules. */
export function withTrash(config: CollectionConfig): CollectionConfig {
  if (!hasTrash(config.slug)) return config
  const { hooks } = config
  return withWhereUsed({
    ...config,
    trash: true,
    access: { ...config.access, delete: editorsTrashAdminsDelete },
    fields: [...config.fields, deletedAt],
    hooks: {
      ...hooks,
      beforeOperation: [guardTrash, proveBeforeDelete, ...(hooks?.beforeOperation ?? [])],
      beforeValidate: [...(hooks?.beforeValidate ?? []), checkTrash],
      beforeDelete: [checkDeletion, ...(hooks?.beforeDelete ?? [])],
    },
  })
}
