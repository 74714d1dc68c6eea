import { label } from '../fields/labels.ts'
import { line, rows, sentences } from '../fields/localized-text.ts'
import { options } from '../fields/options.ts'
import { consentPurposes, raiseConsentVersion } from '../modules/customer-requests/index.ts'
import { siteGlobal } from './site-global.ts'

/** Consents and notices that stand beside forms. What a person agreed to is stored with the version named here. */
export const legal = siteGlobal(
  {
    slug: 'legal',
    label: label('Правовые тексты', 'Құқықтық мәтіндер'),
    fields: [
      line('operator', label('Кто обрабатывает данные', 'Деректерді кім өңдейді')),
      rows('consents', label('Согласия', 'Келісімдер'), [
        {
          type: 'row',
          fields: [
            {
              name: 'purpose',
              type: 'select',
              required: true,
              label: label('Для чего', 'Не үшін'),
              options: options(consentPurposes),
            },
            {
              name: 'version',
              type: 'text',
              required: true,
              defaultValue: '1',
              label: label('Версия', 'Нұсқасы'),
              admin: {
                description: label(
                  'Растёт сама, когда меняются слова: по ней видно, на что человек соглашался.',
                  'Мәтін өзгергенде өзі өседі: адамның неге келіскені сол арқылы білінеді.',
                ),
              },
            },
          ],
        },
        sentences('text', label('Текст согласия', 'Келісім мәтіні')),
      ]),
      sentences('cookieNotice', label('Уведомление о файлах cookie', 'Cookie файлдары туралы хабарлама')),
    ],
  },
  { beforeChange: [raiseConsentVersion] },
)
