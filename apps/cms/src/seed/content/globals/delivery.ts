import type { DeliverySeed } from '../contract.ts'

/** Demo tariffs. */
export const delivery: DeliverySeed = {
  lead: {
    ru: 'Доставляем по всему Казахстану: цена и срок зависят от адреса.',
    kk: 'Бүкіл Қазақстанға жеткіземіз, бағасы мен мерзімі мекенжайға байланысты.',
  },
  zones: [
    {
      name: { ru: 'Алматы', kk: 'Алматы' },
      daysFrom: 1,
      daysTo: 1,
      priceKzt: 1500,
      freeFromKzt: 50000,
    },
    {
      name: { ru: 'Алматинская область', kk: 'Алматы облысы' },
      daysFrom: 1,
      daysTo: 2,
      priceKzt: 2500,
      freeFromKzt: 100000,
    },
    {
      name: { ru: 'Другие области Казахстана', kk: 'Қазақстанның басқа облыстары' },
      daysFrom: 2,
      daysTo: 5,
      priceKzt: 3500,
      freeFromKzt: 200000,
    },
  ],
}
