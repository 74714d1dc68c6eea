import { label } from '../fields/labels.ts'
import { hrefField, linkGroup } from '../fields/link.ts'
import { line, rows, sentences } from '../fields/localized-text.ts'
import { siteGlobal } from './site-global.ts'

const title = line('title', label('Заголовок', 'Тақырып'))
const text = sentences('text', label('Текст', 'Мәтін'))

export const home = siteGlobal({
  slug: 'home',
  label: label('Главная', 'Басты бет'),
  fields: [
    line('title', label('Главная фраза', 'Басты сөйлем')),
    sentences('lead', label('Вступление', 'Кіріспе')),
    linkGroup('primary', label('Главная кнопка', 'Негізгі түйме')),
    linkGroup('secondary', label('Вторая кнопка', 'Екінші түйме')),
    line('note', label('Пояснение под кнопками', 'Түйме астындағы түсіндірме')),
    line('artBefore', label('Подпись к шуму', 'Шуға жазу')),
    line('artAfter', label('Подпись к чистому звуку', 'Таза дыбысқа жазу')),
    rows('needs', label('С чем приходят', 'Немен келеді'), [title, text, hrefField()]),
    {
      name: 'phrase',
      type: 'group',
      label: label('Фраза с потерянными звуками', 'Дыбыстары жоғалған сөйлем'),
      fields: [
        line('text', label('Как слышно («_» на месте потерянной буквы)', 'Қалай естіледі (жоғалған әріп орнына «_»)')),
        line('spoken', label('Как сказано', 'Қалай айтылды')),
        sentences('lead', label('Пояснение', 'Түсіндірме')),
        sentences('text2', label('О проверке', 'Тексеру туралы')),
        linkGroup('primary', label('Кнопка', 'Түйме')),
        linkGroup('secondary', label('Ссылка', 'Сілтеме')),
      ],
    },
    {
      name: 'popular',
      type: 'group',
      label: label('Часто выбирают', 'Жиі таңдалады'),
      fields: [
        title,
        {
          name: 'devices',
          type: 'relationship',
          relationTo: 'devices',
          hasMany: true,
          maxRows: 8,
          label: label('Аппараты', 'Аппараттар'),
        },
      ],
    },
    {
      name: 'journey',
      type: 'group',
      label: label('Как всё проходит', 'Бәрі қалай өтеді'),
      fields: [title, rows('steps', label('Шаги', 'Қадамдар'), [line('when', label('Когда', 'Қашан')), title, text])],
    },
    {
      name: 'stateSupport',
      type: 'group',
      label: label('Помощь государства', 'Мемлекет көмегі'),
      fields: [
        title,
        text,
        line('checked', label('Когда проверено', 'Қашан тексерілді')),
        linkGroup('link', label('Ссылка', 'Сілтеме')),
      ],
    },
    line('articlesTitle', label('Заголовок статей', 'Мақалалар тақырыбы')),
    line('branchesTitle', label('Заголовок филиалов', 'Филиалдар тақырыбы')),
  ],
})
