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
      days: { ru: '1 день', kk: '1 күн' },
      priceKzt: 1500,
      freeFromKzt: 50000,
    },
    {
      name: { ru: 'Алматинская область', kk: 'Алматы облысы' },
      days: { ru: '1–2 дня', kk: '1–2 күн' },
      priceKzt: 2500,
      freeFromKzt: 100000,
    },
    {
      name: { ru: 'Другие области Казахстана', kk: 'Қазақстанның басқа облыстары' },
      days: { ru: '2–5 дней', kk: '2–5 күн' },
      priceKzt: 3500,
      freeFromKzt: 200000,
    },
  ],
}
