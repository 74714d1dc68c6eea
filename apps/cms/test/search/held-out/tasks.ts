import * as about from '../queries/document-groups.ts'
import { kk, ru } from '../queries/search-query.ts'

const test = [...about.hearingTest, ...about.childTest]
const places = [...about.branches, 'pages:about']
const money = [about.delivery, about.instalments]

/** One or two words for something to be done or known: goods are no answer to them. */
export const tasks = [
  ru('ремонт', about.repair),
  ru('проверка слуха', test),
  ru('гарантия', about.warranty),
  ru('адрес', places),
  ru('адреса', places),
  ru('филиалы', places),
  ru('доставка', about.delivery),
  ru('возврат', about.returns),
  ru('оплата', money),
  ru('рассрочка', about.instalments),
  ru('шум в ушах', about.tinnitus),
  ru('обмен', about.returns),
  ru('подбор', 'services:podbor-sluhovogo-apparata'),
  ru('настройка', about.tuning),
  ru('диагностика', about.hearingTest),
  ru('аудиограмма', ['articles:kak-chitat-audiogrammu', ...about.hearingTest]),
  ru('контакты', places),
  ru('чистка', [...about.repair, 'articles:uhod-za-sluhovym-apparatom']),
  kk('жөндеу', about.repair),
  kk('есту қабілетін тексеру', test),
  kk('кепілдік', about.warranty),
  kk('мекенжай', places),
  kk('филиалдар', places),
  kk('жеткізу', about.delivery),
  kk('қайтару', about.returns),
  kk('төлем', money),
  kk('бөліп төлеу', about.instalments),
  kk('құлақ шуылы', about.tinnitus),
  kk('айырбастау', about.returns),
  kk('таңдау', ['services:podbor-sluhovogo-apparata', 'articles:kak-vybrat-batareyki']),
  kk('баптау', [...about.tuning, 'services:nastroyka-protsessora-implanta']),
  kk('тазалау', [...about.repair, 'articles:uhod-za-sluhovym-apparatom']),
  kk('тексеру', test),
  kk('байланыс', places),
]
