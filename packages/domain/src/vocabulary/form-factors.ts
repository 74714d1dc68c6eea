import type { OptionLabels } from './option-labels.ts'

/** How a hearing aid is worn, from the largest case to the smallest. */
export const formFactors = ['bte', 'mini_bte', 'ric', 'ite', 'itc', 'cic', 'iic'] as const
export type FormFactor = (typeof formFactors)[number]

export const formFactorLabels: OptionLabels<FormFactor> = {
  bte: ['Заушный (BTE)', 'Құлақ артына тағылатын (BTE)'],
  mini_bte: ['Мини-заушный', 'Құлақ артына тағылатын шағын'],
  ric: ['С ресивером в канале (RIC)', 'Ресивері құлақ жолында (RIC)'],
  ite: ['Внутриушной (ITE)', 'Құлақ ішіне салынатын (ITE)'],
  itc: ['Внутриканальный (ITC)', 'Құлақ жолына салынатын (ITC)'],
  cic: ['Глубокий внутриканальный (CIC)', 'Құлақ жолына терең салынатын (CIC)'],
  iic: ['Невидимый (IIC)', 'Көрінбейтін (IIC)'],
}

/** The trade's abbreviations, the same in both languages; part of model names. */
export const formFactorAbbreviations = {
  bte: 'BTE',
  mini_bte: 'mini BTE',
  ric: 'RIC',
  ite: 'ITE',
  itc: 'ITC',
  cic: 'CIC',
  iic: 'IIC',
} as const satisfies Record<FormFactor, string>
