import type { Locale } from '@estu/domain/locale/locales'

type Words = Record<Locale, string>
export type SoldKind = {
  kind: string
  path: string
  title: Words
  /** Null where it is told at a consultation. */
  priceKzt: number | null
  /** What the main button says. */
  main: Words
  /** What its page advises at its end. */
  next: Words
  /** The lists of what goes with it. */
  goods: readonly Words[]
  isReviewed: boolean
  isDocumented?: boolean
}

const cart: Words = { ru: 'В корзину', kk: 'Себетке салу' }
const doesItFit: Words = { ru: 'Не уверены, что подойдёт?', kk: 'Сай келетініне сенімді емессіз бе?' }
const fitsDevices: Words = { ru: 'К каким аппаратам подходит', kk: 'Қай аппараттарға сай келеді' }
export const fitsThisDevice: Words = { ru: 'Подходит к этому аппарату', kk: 'Осы аппаратқа сай келеді' }
export const fitsThisImplant: Words = { ru: 'Подходит к этому товару', kk: 'Осы тауарға сай келеді' }
export const worksWith: Words = { ru: 'Работает вместе с', kk: 'Мыналармен бірге жұмыс істейді' }

/** One product of each kind that has a page of its own, as the demonstration content has it. */
export const soldKinds: readonly SoldKind[] = [
  {
    kind: 'a device',
    path: '/apparaty/demo-phonak-ric-90-r',
    title: { ru: 'Демо RIC 90-R', kk: 'Демо RIC 90-R' },
    priceKzt: 689_990,
    main: { ru: 'Записаться на подбор', kk: 'Таңдауға жазылу' },
    next: { ru: 'Примерьте до покупки', kk: 'Сатып алмай тұрып тағып көріңіз' },
    goods: [fitsThisDevice],
    isReviewed: true,
    isDocumented: true,
  },
  {
    kind: 'an implant',
    path: '/implanty/demo-processor-bte',
    title: { ru: 'Речевой процессор за ухо', kk: 'Құлақ артына тағатын сөйлеу процессоры' },
    priceKzt: null,
    main: { ru: 'Записаться на консультацию', kk: 'Кеңеске жазылу' },
    next: { ru: 'Сначала консультация', kk: 'Алдымен — кеңес' },
    goods: [worksWith, fitsThisImplant],
    isReviewed: false,
  },
  {
    kind: 'a consumable',
    path: '/raskhodniki/demo-battery-312',
    title: { ru: 'Батарейки размера 312, 6 штук', kk: '312-өлшемді батарея, 6 дана' },
    priceKzt: 2400,
    main: cart,
    next: doesItFit,
    goods: [fitsDevices],
    isReviewed: true,
  },
  {
    kind: 'an accessory',
    path: '/aksessuaries/demo-remote-mic',
    title: { ru: 'Выносной микрофон', kk: 'Сыртқы микрофон' },
    priceKzt: 129_000,
    main: cart,
    next: doesItFit,
    goods: [fitsDevices],
    isReviewed: true,
  },
]
