import type { Locale } from '@estu/domain/locale/locales'
import type { NegativeQuery } from '../queries/search-query.ts'

const nothing = (locale: Locale, ...queries: string[]): NegativeQuery[] =>
  queries.map((query) => ({ locale, query, allow: [] }))

/** What the shop does not have, and what means nothing: no answer is the right one. */
export const nonsense = [
  ...nothing(
    'ru',
    'сковородка',
    'снегоуборщик',
    'микроволновка',
    'шуруповёрт',
    'гитара',
    'лыжи',
    'пельмени',
    'шахматы',
  ),
  ...nothing('ru', 'ипотека', 'скутер', 'аквариум', 'утюг', 'огурцы', 'бетономешалка', 'маникюр', 'паркет'),
  ...nothing('ru', 'пывапы', 'зщшгн', 'хххх', 'ячсмит', 'blabla', 'wwwwww', 'qqqqq', 'dfghjk', 'zxcvb'),
  ...nothing('ru', '7777', '123456', 'xr2032', '–––', '§§', '🎧🎧'),
  ...nothing('kk', 'мұздатқыш', 'шаңғы', 'сыбызғы', 'шана', 'бауырсақ', 'сарай', 'велошлем', 'үтік'),
  ...nothing('kk', 'қияр', 'цемент', 'әңүғқ', 'ыфвйцу', 'lkjhgf', 'ттттт', 'xyzxyz', '54321'),
  ...nothing('kk', '!!!???', '🙃', '———'),
] as const satisfies readonly NegativeQuery[]
