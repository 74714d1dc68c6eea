import type { NavigationSeed } from '../../seed/content/contract.ts'
import { navigation as demo } from '../../seed/content/globals/navigation.ts'

/**
 * All that a shop can lead to. The storefront shows what there is: a section without documents and a page that is not
 * published stand in no menu.
 */
export const navigation: NavigationSeed = {
  sections: demo.sections,
  footer: [
    {
      title: { ru: 'Покупателю', kk: 'Сатып алушыға' },
      links: [
        { label: { ru: 'Слуховые аппараты', kk: 'Есту аппараттары' }, href: '/apparaty' },
        { label: { ru: 'Акции', kk: 'Акциялар' }, href: '/akcii' },
        { label: { ru: 'Оплата и доставка', kk: 'Төлем және жеткізу' }, href: '/oplata-i-dostavka' },
        { label: { ru: 'Условия гарантии', kk: 'Кепілдік шарттары' }, href: '/usloviya-garantii-na-tovar' },
        { label: { ru: 'Обмен и возврат', kk: 'Айырбастау және қайтару' }, href: '/usloviya-obmena-i-vozvrat-tovara' },
      ],
    },
    {
      title: { ru: 'О компании', kk: 'Компания туралы' },
      links: [
        { label: { ru: 'О нас', kk: 'Біз туралы' }, href: '/about' },
        { label: { ru: 'Филиалы', kk: 'Филиалдар' }, href: '/filialy' },
        { label: { ru: 'Персональные данные', kk: 'Дербес деректер' }, href: '/polzovatelskoe-soglashenie' },
        { label: { ru: 'Проверка слуха в наушниках', kk: 'Құлаққаппен естуді тексеру' }, href: '/hearing-screener' },
        { label: { ru: 'Анкета о слухе', kk: 'Есту анкетасы' }, href: '/test' },
      ],
    },
  ],
}
