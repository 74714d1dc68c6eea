import type { OptionLabels } from './option-labels.ts'

/** How strongly a hearing aid amplifies, weakest first. */
export const powerClasses = ['s', 'm', 'p', 'sp', 'up'] as const
export type PowerClass = (typeof powerClasses)[number]

export const powerClassLabels: OptionLabels<PowerClass> = {
  s: ['S', 'S'],
  m: ['M', 'M'],
  p: ['P, мощный', 'P, қуатты'],
  sp: ['SP, супермощный', 'SP, өте қуатты'],
  up: ['UP, ультрамощный', 'UP, аса қуатты'],
}

/** What a hearing aid runs on: charged, or a battery by its size. */
export const powerSources = ['rechargeable', 'battery_10', 'battery_312', 'battery_13', 'battery_675'] as const
export type PowerSource = (typeof powerSources)[number]

export const powerSourceLabels: OptionLabels<PowerSource> = {
  rechargeable: ['Аккумулятор', 'Аккумулятор'],
  battery_10: ['Батарейка 10', '10-өлшемді батарея'],
  battery_312: ['Батарейка 312', '312-өлшемді батарея'],
  battery_13: ['Батарейка 13', '13-өлшемді батарея'],
  battery_675: ['Батарейка 675', '675-өлшемді батарея'],
}

/** Returns whether it runs on batteries that are replaced; false for an unknown source. */
export const usesBatteries = (source: PowerSource | null | undefined): boolean =>
  source?.startsWith('battery_') ?? false
