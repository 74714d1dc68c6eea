import { options } from './options.ts'

/** Groups of questions, in the order in which they are shown. */
export const faqGroups = options({
  check: ['Проверка слуха', 'Есту қабілетін тексеру'],
  devices: ['Слуховые аппараты', 'Есту аппараттары'],
  care: ['Уход и ремонт', 'Күтім және жөндеу'],
  children: ['Дети', 'Балалар'],
  purchase: ['Покупка и оплата', 'Сатып алу және төлем'],
  state: ['Помощь государства', 'Мемлекет көмегі'],
})
