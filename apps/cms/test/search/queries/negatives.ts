import type { Locale } from '@estu/domain/locale/locales'
import * as about from './document-groups.ts'
import type { NegativeQuery } from './search-query.ts'

const nothing = (locale: Locale, ...queries: string[]): NegativeQuery[] =>
  queries.map((query) => ({ locale, query, allow: [] }))
const only = (locale: Locale, query: string, allow: readonly string[]): NegativeQuery => ({ locale, query, allow })

/** None of these words is in any text of the demo content. */
const otherTrades = [
  ...nothing('ru', 'велосипед', 'ноутбук', 'пицца', 'автозапчасти', 'зимние шины', 'кроссовки', 'диван', 'кофемашина'),
  ...nothing('ru', 'самокат', 'удочка', 'помада', 'рецепт борща', 'гороскоп', 'такси', 'вакансии'),
  ...nothing('ru', 'тонометр', 'глюкометр', 'костыли', 'витамины', 'корвалол', 'стоматолог', 'контактные линзы'),
  ...nothing('kk', 'велосипед', 'ноутбук', 'пицца', 'жиһаз', 'кілем', 'көйлек', 'ботинка', 'палатка'),
  ...nothing('kk', 'такси', 'косметика', 'дәрумен', 'глюкометр', 'жұлдызнама', 'самокат'),
]

/** Makes of hearing aids that the shop does not sell. */
const otherMakes = [
  ...nothing('ru', 'widex', 'oticon', 'signia', 'отикон', 'видекс'),
  ...nothing('kk', 'oticon', 'видекс', 'starkey'),
]

/** Near in letters, far in meaning; the word that was not meant stands beside. */
const nearWords = [
  ...nothing('ru', 'фонарь', 'фонарик', 'фонтан', 'фонетика'), // фонак
  ...nothing('ru', 'батальон', 'батон', 'батут'), // батарея
  ...nothing('ru', 'купальник', 'купон', 'купорос'), // купола
  ...nothing('ru', 'импорт', 'император'), // имплант
  ...nothing('ru', 'ремень', 'ремикс'), // ремонт
  ...nothing('ru', 'гарнир'), // гарантия
  ...nothing('ru', 'филармония', 'филин'), // филиал, фильтр
  ...nothing('ru', 'зарплата'), // зарядка
  ...nothing('ru', 'аудитор', 'аудиокнига'), // аудиограмма
  ...nothing('ru', 'рассада'), // рассрочка
  ...nothing('ru', 'ушанка'), // уши
  ...nothing('ru', 'вкладчик'), // вкладыш
  ...nothing('ru', 'пулемёт', 'рожь'), // пульт, рожок
  ...nothing('ru', 'бернард'), // бернафон
  ...nothing('kk', 'құлан', 'құлпынай'), // құлақ
  ...nothing('kk', 'батыр', 'батпырауық'), // батарея
  ...nothing('kk', 'естелік'), // есту
  ...nothing('kk', 'ішімдік'), // ішпек
  ...nothing('kk', 'сүзбе'), // сүзгі
  ...nothing('kk', 'түтін'), // түтік
  ...nothing('kk', 'жөргек'), // жөндеу
  ...nothing('kk', 'кептер'), // кептіргіш
  ...nothing('kk', 'қонақүй'), // Қонаев
  ...nothing('kk', 'майонез', 'зергер', 'импорт'), // майлық, зейнеткер, имплант
]

/** «Аппарат» alone tells nothing: the word beside it says that another one is wanted. */
const otherApparatus = [
  ...nothing('ru', 'аппарат УЗИ', 'сварочный аппарат', 'кофейный аппарат', 'аппарат для маникюра'),
  ...nothing('kk', 'кассалық аппарат', 'УЗИ аппараты'),
]

/** Half of the request can be met, and only by what is named. */
const halfRight = [
  // The plural of «слух» and rumours are one word: what is about hearing may come, what is about money or rules may not.
  only('ru', 'слухи', [
    ...about.hearingTest,
    ...about.childTest,
    ...about.hearingAids,
    ...about.stateHelp,
    // Pages for choices came after these queries.
    'landings:moshchnye-apparaty',
    'landings:apparaty-s-akkumulyatorom',
    'landings:nezametnye-apparaty',
    'pages:chastye-voprosy-o-sluhe',
    'articles:slux-i-pamyat-pozhilyh',
    'articles:proizvodstvennyy-shum',
    'articles:sluhovoy-apparat-ili-implant',
    'articles:kak-govorit-s-tem-kto-ploho-slyshit',
    'articles:apparat-i-telefon',
    'articles:uhod-za-sluhovym-apparatom',
    'articles:pervye-30-dney-s-apparatom',
    'articles:kak-vybrat-batareyki',
    ...['usual-1', 'usual-4', 'usual-5', 'usual-8'].map((key) => `faq:${key}`),
  ]),
  only('ru', 'батарейки ААА', [...about.batteries, 'promotions:Besplatnoe_pitanie', 'faq:usual-11']),
  only('ru', 'чехол для айфона', about.cases),
  only('ru', 'микрофон караоке', [...about.microphones, 'accessories:demo-streamer-clip']),
  only('ru', 'инвалидная коляска', [...about.stateHelp, 'articles:odin-apparat-ili-dva']),
  only('kk', 'ААА батарейка', [...about.batteries, 'promotions:Besplatnoe_pitanie', 'faq:usual-11']),
  only('kk', 'караоке микрофоны', [...about.microphones, 'accessories:demo-streamer-clip']),
]

const nonsense = [
  ...nothing('ru', 'фывапр', 'йцукен', 'asdfgh', 'qwerty', 'ъъъъ', 'ййййййй', 'хзщшг', 'лрпавы', 'абырвалг', 'zzzzzz'),
  ...nothing('kk', 'ғғғғ', 'ұұққһһ', 'әіңғүұ', 'asdfgh', 'йцукен', 'бұрдымзалғ', 'xkcdvbq'),
  // In Latin letters the last of these keys are a word of one letter, which begins «WhatsApp».
  ...nothing('kk', 'ццщщзщвкфжжц', 'ццщщкзшцхшжц', 'ццщщквввкхц'),
]

/** No size, model, house or period of the shop. */
const numbers = [
  ...nothing('ru', '999', '4444', '2048', 'cr2032', '87012345678'),
  ...nothing('kk', '888', '9999', '87771112233', 'cr2032'),
]

/** Nothing to look for. */
const signs = [
  ...nothing('ru', '😀', '👍👍👍', '🙏', '...', '???', '!!!', '«»', '   ', '%_%', '\\\\', '()'),
  ...nothing('kk', '😀', '❤️', '...', '?!', '***', '%%%'),
]

export const negatives = [
  ...otherTrades,
  ...otherMakes,
  ...nearWords,
  ...otherApparatus,
  ...halfRight,
  ...nonsense,
  ...numbers,
  ...signs,
] as const satisfies readonly NegativeQuery[]
