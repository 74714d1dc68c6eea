import type { Field } from 'payload'
import { label } from '../../fields/labels.ts'
import { isLocalized } from '../../fields/walk/data-fields.ts'
import { walkFields } from '../../fields/walk/walk-fields.ts'

const panel: Field = {
  name: 'typography',
  type: 'ui',
  label: label('Типографика', 'Типографика'),
  admin: {
    position: 'sidebar',
    disableBulkEdit: true,
    disableListColumn: true,
    components: { Field: '/modules/typography/admin/typography-panel.tsx#TypographyPanel' },
  },
}

/** Beside every form with texts in two languages: what of them is against the rules of print, as a proposal. */
export function withTypography<T extends { fields: Field[] }>(config: T): T {
  const holdsTexts = [...walkFields(config.fields)].some(({ field }) => isLocalized(field))
  return holdsTexts ? { ...config, fields: [...config.fields, panel] } : config
}
