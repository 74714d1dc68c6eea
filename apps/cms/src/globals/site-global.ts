import type { GlobalConfig } from 'payload'
import { readers } from '../access/readers.ts'
import { editorsAndTranslators, writers } from '../access/roles.ts'
import { globalComponents } from '../admin/document-components.ts'
import { label } from '../fields/labels.ts'
import { announceGlobal } from '../hooks/announce.ts'
import { followGlobal } from '../hooks/follow-document.ts'
import { keepTranslatorToTextsOf } from '../hooks/restrain-translator.ts'

/** What the site's single documents have in common. They have versions but no drafts: saving is publishing. */
export function siteGlobal(config: GlobalConfig, hooks: GlobalConfig['hooks'] = {}): GlobalConfig {
  return {
    ...config,
    access: { read: readers, readVersions: writers, update: editorsAndTranslators },
    admin: { ...config.admin, group: label('Сайт', 'Сайт'), components: globalComponents() },
    versions: { max: 50 },
    hooks: {
      ...hooks,
      beforeValidate: [keepTranslatorToTextsOf, ...(hooks.beforeValidate ?? [])],
      afterChange: [followGlobal, announceGlobal],
    },
  }
}
