import type { AnnouncementSeed } from '../contract.ts'

export const announcement: AnnouncementSeed = {
  text: {
    ru: 'Это демонстрационный сайт: товары, цены, адреса и отзывы показаны для примера.',
    kk: 'Бұл — демо сайт: тауарлар, бағалар, мекенжайлар мен пікірлер мысал ретінде берілген.',
  },
  linkLabel: { ru: 'О проекте', kk: 'Жоба туралы' },
  href: '/about',
}
