import { localeLabels } from '@estu/domain/vocabulary/languages'
import type { Field } from 'payload'
import { editorsOnField } from '../access/roles.ts'
import { label } from './labels.ts'
import { options } from './options.ts'

/** Which language is the source: when it changes, the other one is outdated until it is translated again. */
export const originalLanguage = (): Field => ({
  name: 'originalLanguage',
  type: 'select',
  defaultValue: 'ru',
  label: label('Язык оригинала', 'Түпнұсқа тілі'),
  access: { update: editorsOnField },
  admin: {
    position: 'sidebar',
    description: label(
      'Когда меняется оригинал, перевод помечается устаревшим.',
      'Түпнұсқа өзгерсе, аудармасы ескірген деп белгіленеді.',
    ),
  },
  options: options(localeLabels),
})
