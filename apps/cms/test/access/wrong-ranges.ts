import { promotionWords, rich } from '../support/complete.ts'

/** What is written, the field that is refused, and a part of the sentence in Russian and in Kazakh. */
export type Wrong = { data: object; path: string; says: readonly [ru: string, kk: string] }
export type Cases = {
  /** A document complete in Russian. */
  whole: (ids: { brand: string; device: string }) => object
  wrong: Wrong[]
  /** What lies next to what is wrong, and is published. */
  right: object[]
}

const refused = (path: string, says: readonly [string, string], ...given: object[]): Wrong[] =>
  given.map((data) => ({ data, path, says }))

type Hours = [day: string, opens: string | null, closes: string | null]
const week = (...rows: Hours[]) => ({ hours: rows.map(([day, opens, closes]) => ({ day, opens, closes })) })
const date = '2026-12-31T07:00:00.000Z'
const special = (...rows: [closed: boolean | null, opens?: string, closes?: string][]) => ({
  specialDays: rows.map(([closed, opens, closes]) => ({ date, closed, opens, closes })),
})
type Days = [from: string, to: string]
const lasting = (hours: Hours[], ...rows: Days[]) => ({
  seasons: rows.map(([from, to]) => ({ from: `${from}T07:00:00Z`, to: `${to}T07:00:00Z`, ...week(...hours) })),
})
const away = (...rows: [from: number, to: number][]) => ({
  absences: rows.map(([from, to]) => ({ from: `2026-12-0${from}T07:00:00Z`, to: `2026-12-0${to}T07:00:00Z` })),
})
const fitting = (...rows: [hz: string, minDb: number, maxDb: number][]) => ({
  fittingRange: rows.map(([hz, minDb, maxDb]) => ({ hz, minDb, maxDb })),
})

const reversed = ['«До» должно быть позже', 'ашылу уақытынан кейін'] as const
const overlaps = ['Строка 2: часы пересекаются со строкой 1', '2-жол: уақыты сол күннің 1-жолымен'] as const
const whole = ['целое число от', 'бүтін сан керек'] as const
const tenge = ['целое число тенге', 'бүтін теңге саны'] as const
const belowOld = ['больше нынешней', 'қазіргісінен жоғары'] as const
const upper = ['не может быть меньше', 'кем болмайды'] as const
const hundredths = ['двух знаков', 'екі таңбадан'] as const

/** Too large for the column in which lists keep a price, and what nobody counts with. */
const noTenge = [0.5, 1500.7, -1, 1_000_000_000, 2_147_483_648, 1e300]
const each = (name: string, ...values: unknown[]) => values.map((value) => ({ [name]: value }))

const hoursWrong: Wrong[] = [
  ...refused(
    'hours',
    reversed,
    week(['1', '20:00', '00:00']),
    week(['1', '18:00', '09:00']),
    week(['1', '09:00', '09:00']),
  ),
  ...refused(
    'hours',
    overlaps,
    week(['1', '09:00', '18:00'], ['1', '17:59', '20:00']),
    week(['1', '09:00', '18:00'], ['1', '12:00', '13:00']),
  ),
  ...refused('hours', ['Строка 1: часы не указаны', '1-жол: уақыты жазылмаған'], week(['1', null, '10:00'])),
  ...refused('hours.0.opens', ['Время вида', 'түріндегі уақыт'], week(['1', '25:00', '20:00'])),
]
const hoursRight = week(['1', '09:00', '13:00'], ['1', '13:00', '23:59'], ['2', '09:00', '18:00'])

const short: Hours[] = [['1', '09:00', '14:00']]

/** Ranges of collections whose drafts are whatever an editor has typed so far. */
export const inCollections: Record<string, Cases> = {
  branches: {
    whole: () => ({ title: 'Филиал', address: 'Улица, 1' }),
    wrong: [
      ...hoursWrong,
      ...refused('hours', ['21', '21'], week(...Array.from({ length: 22 }, (): Hours => ['1', '09:00', '10:00']))),
      ...refused('specialDays', ['отметьте «Закрыто»', '«Жабық» деп'], special([false]), special([null, '10:00'])),
      ...refused('specialDays', reversed, special([false, '15:00', '10:00'])),
      ...refused('specialDays', overlaps, special([false, '09:00', '13:00'], [false, '12:00', '15:00'])),
      ...refused(
        'specialDays',
        ['Строки 1 и 2: один и тот же день', '1-жол мен 2-жол'],
        special([true], [false, '10:00', '15:00']),
      ),
      ...refused(
        'seasons',
        ['Строка 1: «По» раньше', '1-жол: соңғы күні'],
        lasting(short, ['2027-08-31', '2027-06-01']),
      ),
      ...refused(
        'seasons',
        ['Строка 2: дни пересекаются со строкой 1', '2-жол: күндері 1-жолмен'],
        lasting(short, ['2027-06-01', '2027-08-31'], ['2027-08-31', '2027-09-30']),
      ),
      ...refused('seasons.0.hours', reversed, lasting([['1', '18:00', '09:00']], ['2027-06-01', '2027-08-31'])),
      ...refused('seasons.0.hours', ['', ''], lasting([], ['2027-06-01', '2027-08-31'])),
      ...refused('lat', ['Число от', 'аралығындағы'], { lat: 190, lng: 76 }),
    ],
    right: [
      hoursRight,
      special([false, '09:00', '13:00'], [false, '14:00', '15:00']),
      special([true]),
      lasting(short, ['2027-08-31', '2027-08-31'], ['2027-06-01', '2027-08-30']),
    ],
  },
  specialists: {
    whole: () => ({ title: 'Специалист', role: 'Сурдолог' }),
    wrong: [
      ...hoursWrong,
      ...refused('absences', ['Строка 1: «По» раньше', '1-жол: соңғы күні'], away([5, 1])),
      ...refused('absences', ['Строка 2: дни пересекаются', '2-жол: күндері 1-жолмен'], away([5, 9], [1, 5])),
    ],
    right: [hoursRight, away([1, 1], [2, 5])],
  },
  services: {
    whole: () => ({ title: 'Услуга', summary: 'Коротко.', body: rich('Текст'), durationMin: 30 }),
    wrong: [
      ...refused('durationMin', whole, ...each('durationMin', 7.5, 4, 481, -30, 1e300)),
      ...refused('priceKzt', tenge, ...each('priceKzt', ...noTenge)),
    ],
    right: [{ durationMin: 5, priceKzt: 0 }, { priceKzt: 999_999_999 }],
  },
  devices: {
    whole: ({ brand }) => ({
      ...{ title: 'Аппарат', summary: 'Коротко.', description: rich('Текст') },
      ...{ brand, formFactor: 'ric', availability: 'in_stock', priceKzt: 100_000 },
    }),
    wrong: [
      ...refused('priceKzt', tenge, ...each('priceKzt', 0, ...noTenge)),
      ...refused('oldPriceKzt', tenge, ...each('oldPriceKzt', 0, ...noTenge)),
      ...refused('oldPriceKzt', belowOld, ...each('oldPriceKzt', 100_000, 99_999)),
      ...refused('colours.0.priceKzt', tenge, { colours: [{ name: 'Белый', hex: '#ffffff', priceKzt: 0.5 }] }),
      ...refused('fittingRange.0.maxDb', upper, fitting(['250', 60, 10])),
      ...refused(
        'fittingRange',
        ['Строка 2: эта частота', '2-жол: бұл жиілік'],
        fitting(['250', 0, 60], ['250', 0, 50]),
      ),
      ...refused('frequencyMaxHz', upper, { frequencyMinHz: 8000, frequencyMaxHz: 100 }),
      ...['techLevel', 'channels', 'programs', 'warrantyMonths', 'trialDays'].flatMap((name) =>
        refused(name, whole, ...each(name, 1.5, -1, 1e300)),
      ),
      ...['weightG', 'batteryLifeHours', 'chargeHours'].flatMap((name) =>
        refused(name, ['', ''], ...each(name, -0.5, 1e300)),
      ),
    ],
    right: [
      { oldPriceKzt: 100_001, techLevel: 5, warrantyMonths: 0, trialDays: 14, weightG: 1.5, chargeHours: 3.5 },
      { frequencyMinHz: 100, frequencyMaxHz: 8000, ...fitting(['250', 0, 60], ['500', 5, 5]) },
    ],
  },
  consumables: {
    whole: () => ({
      ...{ title: 'Батарейки', summary: 'Коротко.', description: rich('Текст') },
      ...{ availability: 'in_stock', priceKzt: 4500, kind: 'battery', returnPolicy: 'medical_no_return' },
    }),
    wrong: [
      ...refused('priceKzt', tenge, ...each('priceKzt', 0, ...noTenge)),
      ...refused('oldPriceKzt', belowOld, ...each('oldPriceKzt', 4500, 1)),
      ...['packQty', 'shelfLifeMonths'].flatMap((name) => refused(name, whole, ...each(name, 0, 1.5, 1e300))),
    ],
    right: [{ oldPriceKzt: 4501, packQty: 6, shelfLifeMonths: 36 }],
  },
  promotions: {
    whole: ({ device }) => ({
      ...promotionWords('Акция'),
      ...{ devices: [device], startsAt: '2026-12-01T00:00:00Z', endsAt: '2026-12-02T00:00:00Z' },
    }),
    wrong: [
      ...refused('discount.percent', ['', ''], ...[0.5, 50.5, -1].map((percent) => ({ discount: { percent } }))),
      ...refused('discount.percent', hundredths, { discount: { percent: 12.345 } }),
      ...refused('endsAt', ['Конец раньше', 'басталуынан бұрын'], { endsAt: '2026-12-01T00:00:00Z' }),
    ],
    right: [{ discount: { percent: 12.5 } }],
  },
}

const zone = (fields: object) => ({ zones: [{ name: 'Город', priceKzt: 1500, ...fields }] })
const plan = (fields: object) => ({ plans: [{ months: 12, provider: 'Банк', ...fields }] })

/** Ranges of single documents, which have no drafts. */
export const inGlobals: Record<string, Omit<Cases, 'whole'>> = {
  delivery: {
    wrong: [
      ...refused('zones.0.priceKzt', tenge, ...each('priceKzt', ...noTenge).map(zone)),
      ...refused('zones.0.priceKzt', ['', ''], zone({ priceKzt: null })),
      ...refused('zones.0.freeFromKzt', tenge, ...each('freeFromKzt', ...noTenge).map(zone)),
      ...refused('zones.0.daysFrom', whole, ...each('daysFrom', 1.5, -1, 91).map(zone)),
      ...refused('zones.0.daysTo', whole, ...[1.5, 91].map((daysTo) => zone({ daysFrom: 1, daysTo }))),
      ...refused('zones.0.daysTo', upper, zone({ daysFrom: 5, daysTo: 2 })),
      ...refused('zones.0.daysTo', ['Укажите и первый день', 'Бірінші күнді де'], zone({ daysTo: 5 })),
    ],
    right: [zone({ priceKzt: 0, freeFromKzt: 50_000 }), zone({ daysFrom: 0, daysTo: 90 }), zone({ daysFrom: 3 })],
  },
  instalments: {
    wrong: [
      ...refused('plans.0.months', whole, ...each('months', 2.5, 1, 61).map(plan)),
      ...refused('plans.0.minKzt', tenge, ...each('minKzt', ...noTenge).map(plan)),
      ...refused('plans.0.maxKzt', tenge, ...each('maxKzt', ...noTenge).map(plan)),
      ...refused('plans.0.maxKzt', upper, plan({ minKzt: 50_000, maxKzt: 49_999 })),
      ...refused('plans.0.sellerMarkupPercent', ['', ''], ...each('sellerMarkupPercent', -1, 51).map(plan)),
      ...refused('plans.0.sellerMarkupPercent', hundredths, plan({ sellerMarkupPercent: 1.001 })),
    ],
    right: [plan({ minKzt: 50_000, maxKzt: 50_000, sellerMarkupPercent: 1.25 })],
  },
  holidays: {
    wrong: refused('days', ['Строка 2: эта дата', '2-жол: бұл күн 1-жолда'], {
      days: [date, '2026-12-31T09:00:00Z'].map((day) => ({ date: day, title: 'Праздник' })),
    }),
    right: [{ days: [date, '2027-01-01T07:00:00Z'].map((day) => ({ date: day, title: 'Праздник' })) }],
  },
  organisation: {
    wrong: [
      ...refused('rating.count', whole, ...[1.5, -1].map((count) => ({ name: 'Есту', rating: { count } }))),
      ...refused('rating.value', ['', ''], ...[0.5, 6].map((value) => ({ name: 'Есту', rating: { value } }))),
    ],
    right: [{ name: 'Есту', rating: { value: 4.8, count: 120 } }],
  },
  announcement: {
    wrong: refused('endsAt', ['Конец раньше', 'басталуынан бұрын'], {
      ...{ startsAt: '2026-12-02T00:00:00Z', endsAt: '2026-12-01T00:00:00Z' },
    }),
    right: [{ startsAt: '2026-12-01T00:00:00Z', endsAt: '2026-12-02T00:00:00Z' }],
  },
}
