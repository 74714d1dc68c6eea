import type { NavigationSeed } from '../contract.ts'

export const navigation: NavigationSeed = {
  sections: [
    { label: { ru: 'Аппараты', kk: 'Аппараттар' }, href: '/apparaty' },
    { label: { ru: 'Аксессуары', kk: 'Аксессуарлар' }, href: '/aksessuaries' },
    { label: { ru: 'Батарейки', kk: 'Батареялар' }, href: '/raskhodniki' },
    { label: { ru: 'Импланты', kk: 'Импланттар' }, href: '/implanty' },
    { label: { ru: 'Услуги', kk: 'Қызметтер' }, href: '/uslugi' },
    { label: { ru: 'Контакты', kk: 'Байланыс' }, href: '/filialy' },
    { label: { ru: 'О нас', kk: 'Біз туралы' }, href: '/about' },
    { label: { ru: 'Детям', kk: 'Балаларға' }, href: '/slukhovye-apparaty-dlya-detey' },
    { label: { ru: 'Статьи', kk: 'Мақалалар' }, href: '/articles' },
    { label: { ru: 'Отзывы', kk: 'Пікірлер' }, href: '/reviews' },
  ],
  footer: [
    {
      title: { ru: 'Товары', kk: 'Тауарлар' },
      links: [
        { label: { ru: 'Слуховые аппараты', kk: 'Есту аппараттары' }, href: '/apparaty' },
        { label: { ru: 'Phonak', kk: 'Phonak' }, href: '/phonak' },
        { label: { ru: 'Bernafon', kk: 'Bernafon' }, href: '/bernafon' },
        { label: { ru: 'Danavox', kk: 'Danavox' }, href: '/danavox' },
        { label: { ru: 'Advanced Bionics', kk: 'Advanced Bionics' }, href: '/advancedbionics' },
      ],
    },
    {
      title: { ru: 'Покупателю', kk: 'Сатып алушыға' },
      links: [
        { label: { ru: 'Акции', kk: 'Акциялар' }, href: '/akcii' },
        { label: { ru: 'Оплата и доставка', kk: 'Төлем және жеткізу' }, href: '/oplata-i-dostavka' },
        { label: { ru: 'Как оформить рассрочку', kk: 'Бөліп төлеуді рәсімдеу' }, href: '/kak-oformit-rassrochku' },
        { label: { ru: 'Условия гарантии', kk: 'Кепілдік шарттары' }, href: '/usloviya-garantii-na-tovar' },
        { label: { ru: 'Обмен и возврат', kk: 'Айырбастау және қайтару' }, href: '/usloviya-obmena-i-vozvrat-tovara' },
        { label: { ru: 'Частые вопросы о слухе', kk: 'Есту туралы жиі сұрақтар' }, href: '/chastye-voprosy-o-sluhe' },
      ],
    },
    {
      title: { ru: 'О компании', kk: 'Компания туралы' },
      links: [
        { label: { ru: 'О нас', kk: 'Біз туралы' }, href: '/about' },
        { label: { ru: 'Филиалы', kk: 'Филиалдар' }, href: '/filialy' },
        { label: { ru: 'Диагностика слуха', kk: 'Есту диагностикасы' }, href: '/diagnostika-sluha' },
        { label: { ru: 'Проверка слуха в наушниках', kk: 'Құлаққаппен естуді тексеру' }, href: '/hearing-screener' },
        { label: { ru: 'Анкета о слухе', kk: 'Есту анкетасы' }, href: '/test' },
        { label: { ru: 'Мама-сурдопедагог', kk: 'Сурдопедагог ана' }, href: '/mama-surdopedagog' },
        { label: { ru: 'Статьи экспертов', kk: 'Сарапшы мақалалары' }, href: '/stati-ekspertnye' },
      ],
    },
  ],
}
