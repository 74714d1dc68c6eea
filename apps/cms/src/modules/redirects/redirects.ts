import { addressedCollections } from '@estu/domain/catalogue/collections'
import type { CollectionConfig, PayloadRequest } from 'payload'
import { readers } from '../../access/readers.ts'
import { editors } from '../../access/roles.ts'
import { label } from '../../fields/labels.ts'
import { hrefField } from '../../fields/link.ts'
import { translate } from '../../i18n/translate.ts'
import { announceChange, announceDelete } from '../../outbox/announce.ts'
import { followRedirect, followRedirectGone } from '../links/index.ts'
import { validateRedirect } from './hooks/validate-redirect.ts'
import { validateSource } from './validate-source.ts'

/** A redirect leads to a document, wherever that stands now, or to an address that somebody wrote. */
function needsTarget(
  value: unknown,
  { req, siblingData }: { req: PayloadRequest; siblingData: Record<string, unknown> },
) {
  if (value || siblingData.to) return true
  return translate(
    req,
    'Выберите документ или впишите новый адрес.',
    'Құжатты таңдаңыз немесе жаңа мекенжайды жазыңыз.',
  )
}

export const redirects: CollectionConfig = {
  slug: 'redirects',
  labels: {
    singular: label('Перенаправление', 'Қайта бағыттау'),
    plural: label('Перенаправления', 'Қайта бағыттаулар'),
  },
  admin: {
    group: label('Служебное', 'Қызметтік'),
    useAsTitle: 'from',
    defaultColumns: ['from', 'to', 'document', 'automatic', 'updatedAt'],
    description: label(
      'Постоянные: старый адрес ведёт на новый в обоих языках. Появляются и сами, когда меняют адрес опубликованной страницы.',
      'Тұрақты: ескі мекенжай екі тілде де жаңасына апарады. Жарияланған беттің мекенжайы өзгергенде өздігінен де жасалады.',
    ),
  },
  access: { create: editors, read: readers, update: editors, delete: editors },
  hooks: {
    beforeValidate: [validateRedirect],
    afterChange: [followRedirect, announceChange],
    afterDelete: [followRedirectGone, announceDelete],
  },
  fields: [
    hrefField('from', {
      required: true,
      unique: true,
      index: true,
      label: label('Старый адрес', 'Ескі мекенжай'),
      validate: validateSource,
    }),
    {
      name: 'document',
      type: 'relationship',
      relationTo: [...addressedCollections],
      label: label('Ведёт на документ', 'Мына құжатқа апарады'),
      validate: needsTarget,
    },
    hrefField('to', { label: label('или на адрес', 'немесе мына мекенжайға') }),
    {
      name: 'automatic',
      type: 'checkbox',
      defaultValue: false,
      label: label('Создано само', 'Өздігінен жасалған'),
      admin: { position: 'sidebar', readOnly: true },
      access: { create: () => false, update: () => false },
    },
  ],
}
