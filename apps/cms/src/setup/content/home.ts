import type { Locale } from '@estu/domain/locale/locales'
import type { Words } from '../../seed/content/contract.ts'
import { home as demo } from '../../seed/content/globals/home.ts'
import type { Owner } from '../owner/owner.ts'

const screener: Words = { ru: 'Проверить слух в наушниках', kk: 'Естуді құлаққаппен тексеру' }

/** A first page that promises nothing: where the shop is, how to reach it, and what works without anybody. */
export const homeFields =
  ({ name, city }: Pick<Owner, 'name' | 'city'>) =>
  (locale: Locale) => ({
    title: demo.title[locale],
    lead: {
      ru: `${name.ru}, ${city.ru}. Адреса, часы работы и способы связи собраны в разделе «Контакты».`,
      kk: `${name.kk}, ${city.kk}. Мекенжайлар, жұмыс уақыты мен байланыс жолдары «Байланыс» бөлімінде.`,
    }[locale],
    primary: {
      label: { ru: 'Адреса и часы работы', kk: 'Мекенжайлар мен жұмыс уақыты' }[locale],
      href: '/filialy',
    },
    secondary: { label: screener[locale], href: '/hearing-screener' },
    artBefore: demo.artBefore[locale],
    artAfter: demo.artAfter[locale],
    phrase: {
      text: demo.phrase.text[locale],
      spoken: demo.phrase.spoken[locale],
      lead: demo.phrase.lead[locale],
      text2: {
        ru: 'Проверка в наушниках идёт прямо в браузере. Это не диагноз: его ставит врач на приёме.',
        kk: 'Құлаққаппен тексеру браузердің өзінде өтеді. Бұл диагноз емес: оны қабылдауда дәрігер қояды.',
      }[locale],
      primary: { label: screener[locale], href: '/hearing-screener' },
      secondary: {
        label: { ru: 'Ответить на анкету о слухе', kk: 'Есту анкетасына жауап беру' }[locale],
        href: '/test',
      },
    },
    popular: { title: demo.popular.title[locale], devices: [] },
    articlesTitle: { ru: 'Статьи о слухе', kk: 'Есту туралы мақалалар' }[locale],
    branchesTitle: { ru: 'Филиалы', kk: 'Филиалдар' }[locale],
    meta: {
      title: `${name[locale]} · ${city[locale]}`,
      description: {
        ru: `${name.ru}, ${city.ru}: адреса, часы работы и связь, проверка слуха в наушниках и анкета о слухе на сайте.`,
        kk: `${name.kk}, ${city.kk}: мекенжайлар, жұмыс уақыты мен байланыс, сайтта естуді құлаққаппен тексеру және анкета.`,
      }[locale],
    },
  })
