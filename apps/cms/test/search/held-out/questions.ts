import * as about from '../queries/document-groups.ts'
import { kk, ru } from '../queries/search-query.ts'

/** Whole sentences. */
export const questions = [
  ru('в ушах постоянно звенит что это', about.tinnitus),
  ru('сколько служат батарейки в слуховом аппарате', [...about.batteries, 'faq:usual-11']),
  ru('сколько по времени занимает проверка слуха', [...about.hearingTest, ...about.childTest]),
  ru('зачем носить аппараты на оба уха', ['faq:usual-6', 'articles:odin-apparat-ili-dva']),
  ru('мама стесняется носить аппарат', ['faq:usual-9', 'articles:pervyy-apparat-dlya-roditeley']),
  ru('куда обратиться если ребенок не слышит', ['faq:usual-15', ...about.childTest]),
  ru('аппарат пищит когда обнимаю внука', ['faq:usual-12', 'services:nastroyka-apparata', ...about.tubes]),
  ru('можно ли купаться с аппаратом', [
    'faq:usual-13',
    'articles:uhod-za-sluhovym-apparatom',
    'accessories:demo-earplug-swim',
  ]),
  ru('как ухаживать за слуховым аппаратом', 'articles:uhod-za-sluhovym-apparatom'),
  ru('как записаться если не слышу по телефону', ['faq:usual-18', 'articles:kak-govorit-s-tem-kto-ploho-slyshit']),
  ru('чем аккумулятор лучше батареек', [
    'faq:usual-11',
    'landings:apparaty-s-akkumulyatorom',
    ...about.rechargeableDevices,
  ]),
  ru('какие документы нужны чтобы получить аппарат от государства', about.stateHelp),
  ru('когда надо ставить имплант вместо аппарата', ['articles:sluhovoy-apparat-ili-implant', 'faq:usual-16']),
  ru('как выбрать батарейки', ['articles:kak-vybrat-batareyki']),
  ru('вернут ли деньги если аппарат не подойдет', about.returns),
  ru('как слушать телевизор с аппаратом', about.television),
  kk('құлағым шуылдап тұр не істеймін', about.tinnitus),
  kk('екі құлаққа да аппарат керек пе', ['faq:usual-6', 'articles:odin-apparat-ili-dva']),
  kk('аппаратпен суға түсуге бола ма', [
    'faq:usual-13',
    'articles:uhod-za-sluhovym-apparatom',
    'accessories:demo-earplug-swim',
  ]),
  kk('аппаратты қалай күтеді', 'articles:uhod-za-sluhovym-apparatom'),
  kk('батареяны қалай таңдаймын', 'articles:kak-vybrat-batareyki'),
  kk('мемлекеттен аппарат алуға қандай құжат керек', about.stateHelp),
  kk('есту қабілетін тексертуге қалай дайындаламын', 'articles:kak-podgotovitsya-k-proverke-sluha'),
  kk('аудиограмманы қалай түсінемін', ['articles:kak-chitat-audiogrammu', ...about.hearingTest]),
  kk('имплант пен аппараттың айырмашылығы қандай', 'articles:sluhovoy-apparat-ili-implant'),
  kk('ұшақта аппарат тағуға бола ма', 'faq:more-2'),
  kk('шулы жұмыста құлақты қалай қорғаймын', 'articles:proizvodstvennyy-shum'),
  kk('теледидарды аппаратпен қалай тыңдаймын', about.television),
]
