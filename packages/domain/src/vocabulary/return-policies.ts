import type { OptionLabels } from './option-labels.ts'

/** Whether goods of good quality are taken back: within 14 days, or never as medical ones. */
export const returnPolicies = ['14_days', 'medical_no_return'] as const
export type ReturnPolicy = (typeof returnPolicies)[number]

export const returnPolicyLabels: OptionLabels<ReturnPolicy> = {
  '14_days': ['14 дней', '14 күн ішінде'],
  medical_no_return: ['Медицинское изделие: не возвращается', 'Медициналық бұйым: қайтарылмайды'],
}
