import type { OptionLabels } from './option-labels.ts'

/** Whom a hearing aid is for. */
export const audiences = ['adult', 'child', 'senior'] as const
export type Audience = (typeof audiences)[number]

/** Whom an implant or a service is for. */
export const ageGroups = ['adult', 'child'] as const satisfies readonly Audience[]
export type AgeGroup = (typeof ageGroups)[number]

export const audienceLabels: OptionLabels<Audience> = {
  adult: ['Взрослым', 'Ересектерге'],
  child: ['Детям', 'Балаларға'],
  senior: ['Пожилым', 'Үлкен кісілерге'],
}
