import type { z } from 'zod'
import type { ownerSchema } from './owner.ts'

type OwnerInput = z.input<typeof ownerSchema>

/** A whole answer of an owner, who is nobody. */
export const ownerOf = (own: Partial<OwnerInput> = {}): OwnerInput => ({
  language: 'ru',
  name: { ru: 'Дыбыс', kk: 'Дыбыс орталығы' },
  city: { ru: 'Костанай', kk: 'Қостанай' },
  phone: '8 701 234 56 78',
  whatsapp: '+7 701 234 56 78',
  email: 'hello@dybys.kz',
  branches: [
    {
      name: { ru: 'Центр слуха', kk: 'Есту орталығы' },
      address: { ru: 'ул. Байтурсынова, 10', kk: 'Байтұрсынов көшесі, 10' },
      hours: 'пн-пт 9:00-18:00; сб 10:00-15:00',
    },
  ],
  administrator: { name: 'Айгүл Сейтова', email: 'Aigul@dybys.kz' },
  domain: 'https://dybys.kz/',
  delivery: true,
  ...own,
})
