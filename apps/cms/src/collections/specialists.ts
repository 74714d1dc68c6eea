import { localeLabels } from '@estu/domain/vocabulary/languages'
import type { CollectionConfig, Field } from 'payload'
import { label } from '../fields/labels.ts'
import { neededLine, rows, sentences, titleLine } from '../fields/localized-text.ts'
import { options } from '../fields/options.ts'
import { suitingPeriods } from '../fields/rules/hours-rules.ts'
import { slugField } from '../fields/slug.ts'
import { fromDayToDay, workingHours } from '../fields/working-hours.ts'
import { published } from '../modules/publishing/index.ts'

export const specialists: CollectionConfig = published({
  slug: 'specialists',
  labels: { singular: label('Специалист', 'Маман'), plural: label('Специалисты', 'Мамандар') },
  admin: {
    group: label('Клиника', 'Клиника'),
    useAsTitle: 'title',
    defaultColumns: ['title', 'role', 'branch', '_status'],
  },
  fields: [
    slugField(),
    titleLine(label('Имя', 'Аты-жөні')),
    neededLine('role', label('Кто это', 'Кім екені')),
    sentences('education', label('Образование и опыт', 'Білімі мен тәжірибесі')),
    {
      name: 'languages',
      type: 'select',
      hasMany: true,
      label: label('Языки приёма', 'Қабылдау тілдері'),
      options: options(localeLabels),
    },
    { name: 'branch', type: 'relationship', relationTo: 'branches', label: label('Филиал', 'Филиал') },
    {
      ...workingHours(label('Свои часы приёма', 'Өз қабылдау уақыты')),
      admin: {
        description: label(
          'Пусто: часы филиала. Несколько строк на день дают перерыв.',
          'Бос: филиал уақыты. Бір күнге бірнеше жол үзіліс береді.',
        ),
      },
    } as Field,
    rows('absences', label('Отпуск и отсутствие', 'Демалыс пен болмайтын күндер'), [fromDayToDay], {
      validate: suitingPeriods,
    }),
    { name: 'photo', type: 'upload', relationTo: 'media', label: label('Фотография', 'Фотосурет') },
  ],
})
