import { hostName } from '@estu/domain/paying/pay-link'
import type { TextFieldSingleValidation } from 'payload'
import { admins } from '../access/staff.ts'
import { label } from '../fields/labels.ts'
import { rows } from '../fields/localized-text.ts'
import { translate } from '../i18n/translate.ts'
import { siteGlobal } from './site-global.ts'

const isHost: TextFieldSingleValidation = (value, { req }) =>
  hostName(String(value ?? '')) !== null ||
  translate(req, 'Нужен адрес сайта банка, например pay.bank.kz', 'Банк сайтының мекенжайы керек, мысалы pay.bank.kz')

/**
 * Whose pages shoppers may be sent to for paying. Without any, nobody is offered to pay by a link. Named by admins alone:
 * whoever names a host decides where the money goes.
 */
const site = siteGlobal({
  slug: 'payments',
  label: label('Оплата по ссылке', 'Сілтемемен төлеу'),
  admin: {
    description: label(
      'Ссылку на оплату сотрудник вставляет в заказ. Принимаются только адреса этих сайтов. Если список пуст, покупателю этот способ не предлагают.',
      'Төлем сілтемесін қызметкер тапсырысқа қояды. Тек осы сайттардың мекенжайлары қабылданады. Тізім бос болса, сатып алушыға бұл тәсіл ұсынылмайды.',
    ),
  },
  fields: [
    rows('banks', label('Сайты банков', 'Банк сайттары'), [
      {
        name: 'host',
        type: 'text',
        required: true,
        validate: isHost,
        label: label('Адрес сайта', 'Сайт мекенжайы'),
      },
    ]),
  ],
})

export const payments: typeof site = { ...site, access: { ...site.access, update: admins } }
