import { type SectionKey, sectionKeys } from '@estu/domain/routing/sections'
import { type Label, label } from '../fields/labels.ts'
import { line, sentences } from '../fields/localized-text.ts'
import { siteGlobal } from './site-global.ts'

const names: Record<SectionKey, Label> = {
  devices: label('Слуховые аппараты', 'Есту аппараттары'),
  childrensDevices: label('Аппараты для детей', 'Балаларға арналған аппараттар'),
  implants: label('Кохлеарные импланты', 'Кохлеарлық импланттар'),
  consumables: label('Расходники', 'Шығын материалдары'),
  accessories: label('Аксессуары', 'Аксессуарлар'),
  services: label('Услуги', 'Қызметтер'),
  articles: label('Статьи', 'Мақалалар'),
  expertArticles: label('Статьи экспертов', 'Сарапшылардың мақалалары'),
  branches: label('Филиалы', 'Филиалдар'),
  reviews: label('Отзывы', 'Пікірлер'),
  promotions: label('Акции', 'Акциялар'),
  landingPages: label('Подборки', 'Топтамалар'),
  finder: label('Подбор аппарата', 'Аппарат таңдау'),
  fittingSupplies: label('Что подходит к аппарату', 'Аппаратқа не сай келеді'),
  screener: label('Проверка слуха в наушниках', 'Құлаққаппен естуді тексеру'),
  selfCheck: label('Анкета о слухе', 'Есту анкетасы'),
}

/** What search engines are told of the sections, which are no documents; empty, the section's own words are told. */
export const sections = siteGlobal({
  slug: 'sections',
  label: label('Разделы в поиске', 'Іздеудегі бөлімдер'),
  fields: sectionKeys.map((name) => ({
    name,
    type: 'group' as const,
    label: names[name],
    fields: [
      line('title', label('Заголовок в поиске', 'Іздеудегі тақырып')),
      sentences('description', label('Описание в поиске', 'Іздеудегі сипаттама')),
    ],
  })),
})
