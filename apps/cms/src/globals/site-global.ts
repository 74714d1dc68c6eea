import type { GlobalConfig } from 'payload'
import { readers } from '../access/readers.ts'
import { staff } from '../access/staff.ts'
import { label } from '../fields/labels.ts'
import { announceGlobal } from '../hooks/announce.ts'

/** What the site's single documents have in common. They have versions but no drafts: saving is publishing. */
export function siteGlobal(config: GlobalConfig): GlobalConfig {
  return {
    ...config,
    access: { read: readers, readVersions: staff, update: staff },
    admin: { ...config.admin, group: label('Сайт', 'Сайт') },
    versions: { max: 50 },
    hooks: { afterChange: [announceGlobal] },
  }
}
