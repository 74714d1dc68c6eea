import type { PageSeed, Words } from '../../../seed/content/contract.ts'
import type { Owner } from '../../owner/owner.ts'
import { place } from '../marks.ts'

const paying = place(
  'как у вас платят: карта, наличные, ссылка, рассрочка',
  'ақыны қалай алатыныңыз: карта, қолма-қол, сілтеме, бөліп төлеу',
)
const prices = place(
  'куда, за сколько дней и по какой цене везёте; те же числа стоят в «Доставка»',
  'қайда, қанша күнде, қандай бағаға жеткізесіз; сол сандар «Жеткізу» ішінде де тұрады',
)

const withCourier: Words = { ru: `## Доставка\n\n${prices.ru}`, kk: `## Жеткізу\n\n${prices.kk}` }
const withoutCourier: Words = {
  ru: '## Доставка\n\nЗаказы выдаём в филиалах, курьером не отправляем.',
  kk: '## Жеткізу\n\nТапсырысты филиалдарда береміз, курьермен жібермейміз.',
}

export const deliveryAndPayment = ({ name, delivery }: Owner): PageSeed => {
  const courier = delivery ? withCourier : withoutCourier
  return {
    slug: 'oplata-i-dostavka',
    title: { ru: 'Оплата и доставка', kk: 'Төлем және жеткізу' },
    lead: {
      ru: 'Как оплатить заказ и как его получить.',
      kk: 'Тапсырыс ақысын қалай төлеп, өзін қалай алуға болады.',
    },
    layout: [
      {
        type: 'text',
        body: {
          ru: `## Оплата\n\n${paying.ru}\n\n${courier.ru}\n\n## Самовывоз\n\nЗаказ можно забрать в филиале, который вы выбрали при оформлении: [адреса и часы работы](/filialy).`,
          kk: `## Төлем\n\n${paying.kk}\n\n${courier.kk}\n\n## Өзіңіз алып кету\n\nТапсырысты рәсімдегенде таңдаған филиалдан аласыз: [мекенжайлар мен жұмыс уақыты](/filialy).`,
        },
      },
    ],
    seo: {
      title: { ru: `Оплата и доставка · ${name.ru}`, kk: `Төлем және жеткізу · ${name.kk}` },
      description: {
        ru: `Как оплатить и получить заказ: ${name.ru}.`,
        kk: `Тапсырыс ақысын қалай төлеп, өзін қалай алуға болады: ${name.kk}.`,
      },
    },
  }
}
