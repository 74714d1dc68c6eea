import type { GlobalConfig } from 'payload'
import { readers } from '../access/readers.ts'
import { editors, writers } from '../access/roles.ts'
import { globalComponents } from '../admin/document-components.ts'
import { label } from '../fields/labels.ts'
import { trackGlobal } from '../modules/publishing/index.ts'
import { keepTranslatorToReading } from '../modules/translation/index.ts'
import { announceGlobal } from '../outbox/announce.ts'

/** What the site's single documents have in common. They have versions but no drafts: saving is publishing. */
export function siteGlobal(config: GlobalConfig, hooks: GlobalConfig['hooks'] = {}): GlobalConfig {
  return {
    ...config,
    access: { read: readers, readVersions: writers, update: editors },
    admin: { ...config.admin, group: label('Сайт', 'Сайт'), components: globalComponents() },
    versions: { max: 50 },
    hooks: {
      ...hooks,
      beforeOperation: [keepTranslatorToReading, ...(hooks.beforeOperation ?? [])],
      afterChange: [trackGlobal, announceGlobal, ...(hooks.afterChange ?? [])],
    },
  }
}
