import { label } from '../fields/labels.ts'
import { hrefField } from '../fields/link.ts'
import { line, rows } from '../fields/localized-text.ts'
import { siteGlobal } from './site-global.ts'

const links = (name: string) =>
  rows(name, label('Ссылки', 'Сілтемелер'), [line('label', label('Слова', 'Сөздері')), hrefField()])

export const navigation = siteGlobal({
  slug: 'navigation',
  label: label('Навигация', 'Навигация'),
  fields: [
    links('sections'),
    rows('footer', label('Колонки подвала', 'Төменгі жақ бағандары'), [
      line('title', label('Заголовок', 'Тақырып')),
      links('links'),
    ]),
  ],
})
