import * as about from '../queries/document-groups.ts'
import { kk, ru } from '../queries/search-query.ts'

/** The right keys in the wrong layout; what was meant stands beside. */
export const wrongLayout = [
  ru('xbcnrf fggfhfnf', about.repair), // чистка аппарата
  ru('crblrf', about.pensionerDiscount), // скидка
  ru('vbrhjajy', about.microphones), // микрофон
  ru('abkmnh', about.filters), // фильтр
  ru('pfhzlrf', about.chargers), // зарядка
  ru('djpdhfn', about.returns), // возврат
  ru('cehljkju', about.doctor), // сурдолог
  ru('xt[jk', about.cases), // чехол
  ru('ceirf', about.drying), // сушка
  ru('ntktdbpjh', about.television), // телевизор
  ru('bvgkfyn', [...about.implants, ...about.processors]), // имплант
  ru('f,fz 52', 'branches:abaya-52'), // абая 52
  kk('0fqnfhe', about.returns), // қайтару
  kk('n8n3r', about.tubes), // түтік
  kk(';t43kl3r', about.pensionerDiscount), // жеңілдік
  kk('jzn0si', 'accessories:demo-alarm-vibration'), // оятқыш
  kk('ntu3y fggfhfn', about.stateHelp), // тегін аппарат
  kk(';tnr3pe', about.delivery), // жеткізу
  kk('09kf0 3igtu3', about.earmoulds), // құлақ ішпегі
  kk('pfhzlnf5si', about.chargers), // зарядтағыш
  kk('r8v,tpit', about.domes), // күмбезше
  kk('cehljkju', about.doctor), // сурдолог
  ru('фгкфсфые', ['devices:demo-bernafon-ric-90-r', 'articles:v-teatr-i-mechet']), // auracast
  ru('зрщтфл кшс', about.phonak), // phonak ric
  ru('иуктфащт и70', about.bernafon), // bernafon b70
]
