import { localeLabels } from '@estu/domain/vocabulary/languages'
import type { CollectionConfig } from 'payload'
import { isHeadOffice, nobody } from '../../access/clinic.ts'
import { label } from '../../fields/labels.ts'
import { options } from '../../fields/options.ts'
import { personsPhoneField } from '../../fields/people/phone.ts'
import { personsName } from '../../fields/people/typed-line.ts'
import { lockBeforeChange } from '../../hooks/lock-before-change.ts'

/**
 * Shoppers' accounts. Nothing here is reached over the CMS's network interface (`endpoints: false`): signing in,
 * registering and everything else goes through the storefront's operations, which limit guessing without locking
 * the owner out (so Payload's own lock is off).
 */
export const customers: CollectionConfig = {
  slug: 'customers',
  labels: { singular: label('Покупатель', 'Сатып алушы'), plural: label('Покупатели', 'Сатып алушылар') },
  endpoints: false,
  auth: { maxLoginAttempts: 0, useSessions: false, tokenExpiration: 60 },
  admin: {
    group: label('От покупателей', 'Сатып алушылардан'),
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'phone', 'createdAt'],
    listSearchableFields: ['name', 'email', 'phone'],
  },
  disableBulkEdit: true,
  hooks: { beforeOperation: [lockBeforeChange] },
  // A branch reads who came to it in its orders and visits; the whole list is the head office's.
  access: {
    create: nobody,
    read: ({ req }) => isHeadOffice(req),
    update: nobody,
    delete: nobody,
    admin: () => false,
    unlock: nobody,
  },
  fields: [
    { name: 'name', type: 'text', required: true, label: label('Имя', 'Аты-жөні'), ...personsName },
    personsPhoneField(label('Телефон', 'Телефон')),
    {
      name: 'language',
      type: 'select',
      required: true,
      defaultValue: 'ru',
      label: label('Язык', 'Тілі'),
      options: options(localeLabels),
    },
    { name: 'emailConfirmedAt', type: 'date', label: label('Почта подтверждена', 'Пошта расталды') },
    { name: 'hostedId', type: 'text', unique: true, admin: { hidden: true }, label: label('Ключ входа', 'Кіру кілті') },
    { name: 'favourites', type: 'json', admin: { hidden: true }, label: label('Избранное', 'Таңдаулылар') },
    // What the list needs to follow several browsers at once; written with it, by the same operation.
    {
      name: 'favouritesSync',
      type: 'json',
      admin: { hidden: true },
      label: label('Согласование избранного', 'Таңдаулыларды үйлестіру'),
    },
  ],
}
