import type { BranchSeed } from '../contract.ts'

export const konaev: BranchSeed = {
  slug: 'konaev',
  title: { ru: 'Филиал в Конаеве', kk: 'Қонаевтағы филиал' },
  city: { ru: 'Конаев', kk: 'Қонаев' },
  district: { ru: 'Алматинская область', kk: 'Алматы облысы' },
  address: { ru: 'ул. Жамбыла, 12', kk: 'Жамбыл көшесі, 12' },
  directions: {
    ru: 'Первый этаж, отдельный вход с улицы, напротив остановки. Детская проверка по вторникам и четвергам. Указан демонстрационный адрес.',
    kk: 'Бірінші қабат, көшеден бөлек есік, аялдаманың қарсысында. Балаларды сейсенбі мен бейсенбіде тексереміз. Мекенжай үлгі ретінде берілген.',
  },
  postalCode: '040800',
  geo: { lat: 43.8663, lng: 77.0632 },
  phone: '+77000000005',
  whatsapp: '+77000000005',
  hours: [
    { opens: '09:00', closes: '18:00' },
    { opens: '09:00', closes: '18:00' },
    { opens: '09:00', closes: '18:00' },
    { opens: '09:00', closes: '18:00' },
    { opens: '09:00', closes: '18:00' },
    { opens: '10:00', closes: '15:00' },
    null,
  ],
  offers: [
    'proverka-sluha',
    'proverka-sluha-rebenka',
    'podbor-sluhovogo-apparata',
    'nastroyka-apparata',
    'individualnyy-vkladysh',
    'chistka-i-remont',
  ],
  services: [{ ru: 'Выдача заказов', kk: 'Дайын тапсырысты алып кету' }],
  specialDays: [
    { date: '2026-12-16', hours: null, note: { ru: 'День независимости', kk: 'Тәуелсіздік күні' } },
    { date: '2027-01-01', hours: null, note: { ru: 'Новый год', kk: 'Жаңа жыл' } },
    { date: '2027-01-02', hours: null, note: { ru: 'Новый год', kk: 'Жаңа жыл' } },
    {
      date: '2027-03-08',
      hours: { opens: '10:00', closes: '14:00' },
      note: { ru: 'Праздник, короткий день', kk: 'Мереке, қысқа күн' },
    },
    { date: '2027-03-22', hours: null, note: { ru: 'Наурыз', kk: 'Наурыз мейрамы' } },
  ],
  accessibility: ['ramp', 'parking', 'writing_board', 'quiet_room'],
  languages: ['kk', 'ru'],
  seo: {
    title: { ru: 'Проверка слуха в Конаеве · Есту', kk: 'Қонаевта есту қабілетін тексеру · Есту' },
    description: {
      ru: 'Филиал в Конаеве: проверка слуха взрослых и детей, подбор и настройка аппаратов, вкладыши, чистка. Вход без ступеней.',
      kk: 'Қонаев филиалы: ересектер мен балалардың есту қабілетін тексеру, аппарат таңдау және баптау, ішпек, тазалау. Баспалдағы жоқ.',
    },
  },
}
