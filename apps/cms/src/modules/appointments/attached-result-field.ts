import { attachedField } from '@estu/domain/screener/attached/attached-limits'
import type { JSONField } from 'payload'
import { label } from '../../fields/labels.ts'
import { asSent } from '../customer-requests/index.ts'

/** What a visitor chose to attach. No list shows or filters by it, and nobody in the admin writes it. */
export const attachedResultField: JSONField = {
  name: attachedField,
  type: 'json',
  label: label('Проверка слуха на сайте', 'Сайтта есту қабілетін тексеру'),
  access: asSent.access,
  admin: {
    readOnly: true,
    disableListColumn: true,
    disableListFilter: true,
    components: { Field: '/modules/appointments/admin/attached-result.tsx#AttachedResult' },
  },
}
