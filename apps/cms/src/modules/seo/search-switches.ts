import type { Field } from 'payload'
import { label } from '../../fields/labels.ts'
import { translate } from '../../i18n/translate.ts'

/** What an editor may tell search engines beside words: to stay away, or that the same text stands elsewhere. */
export const searchSwitches = (): Field[] => [
  {
    name: 'searchPreview',
    type: 'ui',
    label: label('Как в поиске', 'Іздеудегідей'),
    admin: {
      disableListColumn: true,
      components: { Field: '/modules/seo/admin/search-preview.tsx#SearchPreview' },
    },
  },
  {
    name: 'noindex',
    type: 'checkbox',
    localized: true,
    defaultValue: false,
    label: label('Не показывать в поиске', 'Іздеуде көрсетпеу'),
    admin: {
      description: label(
        'Страница останется доступной по ссылке, но поисковики её не покажут. В каждом языке отдельно.',
        'Бет сілтеме арқылы ашылады, бірақ іздеу жүйелері оны көрсетпейді. Әр тілде бөлек.',
      ),
    },
  },
  {
    name: 'canonical',
    type: 'text',
    label: label('Основной адрес', 'Негізгі мекенжай'),
    admin: {
      description: label(
        'Оставьте пустым. Заполняют, когда тот же текст уже есть по другому адресу этого сайта: путь без /kk.',
        'Бос қалдырыңыз. Осы мәтін сайттың басқа мекенжайында тұрса ғана толтырылады: /kk-сіз жол.',
      ),
    },
    validate: (value: unknown, { req }: { req: Parameters<typeof translate>[0] }) =>
      !value || /^\/(?![/\\])[^\s\\]*$/.test(String(value))
        ? true
        : translate(req, 'Путь на этом сайте, например /apparaty', 'Осы сайттағы жол, мысалы /apparaty'),
  } as Field,
]
