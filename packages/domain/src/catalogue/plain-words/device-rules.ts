import type { FormFactor } from '../../vocabulary/form-factors.ts'
import type { LossDegree } from '../../vocabulary/loss-degrees.ts'
import { type PowerSource, usesBatteries } from '../../vocabulary/power.ts'
import { type PlainRule, plainAnswers } from './questions.ts'

/** What is known of a hearing aid; lists are empty where nothing is. */
export type DeviceFacts = {
  lossDegrees: readonly LossDegree[]
  audience: readonly string[]
  formFactor: FormFactor | null
  powerSource: PowerSource | null
  connectivity: readonly string[]
  features: readonly string[]
}

type Code =
  | 'forMildLoss'
  | 'forModerateLoss'
  | 'forSevereLoss'
  | 'forChildren'
  | 'lessNoise'
  | 'callsInTheDevice'
  | 'televisionInTheDevice'
  | 'softSoundAgainstTinnitus'
  | 'takesWeeks'
  | 'tooWeakForSevereLoss'
  | 'noPhone'
  | 'smallInTheFingers'
  | 'noiseStaysHard'
  | 'chargeEachNight'
  | 'changeBatteryAtSignal'
  | 'changeWaxFilter'
  | 'washEarmouldApart'
  | 'offBeforeWater'

const hasAny = <T extends string>(list: readonly T[], ...names: NoInfer<T>[]) =>
  names.some((name) => list.includes(name))
const hasForm = ({ formFactor }: DeviceFacts, ...forms: FormFactor[]) =>
  formFactor !== null && forms.includes(formFactor)

/** Nothing here promises a result: what a device does for a person is seen at a fitting. */
const deviceRules: readonly PlainRule<DeviceFacts, Code>[] = [
  { question: 'whom', code: 'forMildLoss', when: ({ lossDegrees }) => lossDegrees.includes('I') },
  { question: 'whom', code: 'forModerateLoss', when: ({ lossDegrees }) => hasAny(lossDegrees, 'II', 'III') },
  { question: 'whom', code: 'forSevereLoss', when: ({ lossDegrees }) => lossDegrees.includes('IV') },
  { question: 'whom', code: 'forChildren', when: ({ audience }) => audience.includes('child') },
  {
    question: 'changes',
    code: 'lessNoise',
    when: ({ features }) => hasAny(features, 'noise_reduction', 'directionality'),
  },
  {
    question: 'changes',
    code: 'callsInTheDevice',
    when: ({ connectivity }) => hasAny(connectivity, 'bluetooth', 'le_audio', 'hands_free'),
  },
  {
    question: 'changes',
    code: 'televisionInTheDevice',
    when: ({ connectivity }) => connectivity.includes('tv_streaming'),
  },
  {
    question: 'changes',
    code: 'softSoundAgainstTinnitus',
    when: ({ features }) => features.includes('tinnitus_masker'),
  },
  { question: 'changes', code: 'takesWeeks', when: () => true },
  {
    question: 'limits',
    code: 'tooWeakForSevereLoss',
    when: ({ lossDegrees }) => lossDegrees.length > 0 && !lossDegrees.includes('IV'),
  },
  {
    question: 'limits',
    code: 'noPhone',
    // Of a device whose connections nobody filled in nothing is said.
    when: ({ connectivity }) => connectivity.length > 0 && !hasAny(connectivity, 'bluetooth', 'le_audio', 'hands_free'),
  },
  {
    question: 'limits',
    code: 'smallInTheFingers',
    when: (facts) => hasForm(facts, 'itc', 'cic', 'iic'),
  },
  { question: 'limits', code: 'noiseStaysHard', when: () => true },
  { question: 'care', code: 'chargeEachNight', when: ({ powerSource }) => powerSource === 'rechargeable' },
  {
    question: 'care',
    code: 'changeBatteryAtSignal',
    when: ({ powerSource }) => usesBatteries(powerSource),
  },
  {
    question: 'care',
    code: 'changeWaxFilter',
    when: (facts) => hasForm(facts, 'ric', 'ite', 'itc', 'cic', 'iic'),
  },
  {
    question: 'care',
    code: 'washEarmouldApart',
    when: (facts) => hasForm(facts, 'bte', 'mini_bte'),
  },
  { question: 'care', code: 'offBeforeWater', when: () => true },
]

export const devicePlainWords = (facts: DeviceFacts) => plainAnswers(deviceRules, facts)
