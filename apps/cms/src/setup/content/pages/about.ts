import type { PageSeed } from '../../../seed/content/contract.ts'
import type { Owner } from '../../owner/owner.ts'
import { place } from '../marks.ts'

const who = place(
  'кто вы, с какого года работаете, чем помогаете',
  'кімсіз, қай жылдан жұмыс істейсіз, немен көмектесесіз',
)
const licence = place(
  'номер и дата лицензии, если она нужна для ваших услуг',
  'қызметіңізге қажет болса, лицензия нөмірі мен күні',
)
const seller = place('полное название, БИН или ИИН, юридический адрес', 'толық атауы, БСН не ЖСН, заңды мекенжайы')

export const about = ({ name, city }: Owner): PageSeed => ({
  slug: 'about',
  title: { ru: 'О компании', kk: 'Компания туралы' },
  lead: { ru: `${name.ru}, ${city.ru}. ${who.ru}`, kk: `${name.kk}, ${city.kk}. ${who.kk}` },
  layout: [
    {
      type: 'text',
      body: {
        ru: `## Кто мы\n\n${who.ru}\n\n## Реквизиты\n\n${seller.ru}\n\n${licence.ru}`,
        kk: `## Біз кімбіз\n\n${who.kk}\n\n## Деректемелер\n\n${seller.kk}\n\n${licence.kk}`,
      },
    },
    { type: 'branchList', title: { ru: 'Наши филиалы', kk: 'Біздің филиалдар' } },
  ],
  seo: {
    title: { ru: `О компании · ${name.ru}`, kk: `Компания туралы · ${name.kk}` },
    description: {
      ru: `${name.ru}, ${city.ru}: кто мы, реквизиты, адреса филиалов и часы работы.`,
      kk: `${name.kk}, ${city.kk}: біз кімбіз, деректемелер, филиал мекенжайлары мен жұмыс уақыты.`,
    },
  },
})
