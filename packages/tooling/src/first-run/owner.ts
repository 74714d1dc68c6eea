/** An owner who is nobody, in a town that the demonstration does not know. */
export const owner = {
  language: 'ru',
  name: { ru: 'Дыбыс', kk: 'Дыбыс орталығы' },
  city: { ru: 'Костанай', kk: 'Қостанай' },
  phone: '+7 701 234 56 78',
  whatsapp: '+7 701 234 56 78',
  email: 'hello@dybys.example',
  branches: [
    {
      name: { ru: 'Центр слуха', kk: 'Есту орталығы' },
      address: { ru: 'ул. Байтурсынова, 10', kk: 'Байтұрсынов көшесі, 10' },
      hours: 'пн-пт 9:00-18:00; сб 10:00-15:00',
    },
  ],
  administrator: { name: 'Айгүл Сейтова', email: 'aigul@dybys.example' },
  delivery: false,
}
