import type { UIField } from 'payload'
import { label } from '../../fields/labels.ts'

/** Stores nothing: what is pressed goes into the fields beside it. */
export const freeTimesField: UIField = {
  name: 'freeTimes',
  type: 'ui',
  label: label('Свободное время', 'Бос уақыт'),
  admin: {
    disableListColumn: true,
    // Who moves no visit looks for no time.
    condition: (_data, _siblings, { user }) => user?.collection !== 'staff' || user.role !== 'specialist',
    components: { Field: '/modules/appointments/admin/free-times.tsx#FreeTimes' },
  },
}
