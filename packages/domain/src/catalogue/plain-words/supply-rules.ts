import { type PlainRule, plainAnswers } from './questions.ts'

/** What is known of an implant item, a consumable or an accessory. */
export type SupplyFacts = { section: string; kind: string; wireless: boolean; fitsListed: boolean }

type Code =
  | 'batteryOfThisSize'
  | 'domeOnReceiver'
  | 'filterWhenQuiet'
  | 'dryWhenDamp'
  | 'hearFromAfar'
  | 'hearTelevision'
  | 'seeTheSignal'
  | 'onlyOtherSize'
  | 'sizeBySpecialist'
  | 'stillQuietComeIn'
  | 'onlyListed'
  | 'surgeonDecides'
  | 'waitAfterSticker'
  | 'changeWhenStiff'
  | 'oneStickOneFilter'

const ofKind =
  (...kinds: string[]) =>
  ({ kind }: SupplyFacts) =>
    kinds.includes(kind)

const supplyRules: readonly PlainRule<SupplyFacts, Code>[] = [
  {
    question: 'whom',
    code: 'batteryOfThisSize',
    when: ({ section, kind }) => section === 'consumables' && kind === 'battery',
  },
  { question: 'whom', code: 'domeOnReceiver', when: ofKind('dome') },
  { question: 'changes', code: 'filterWhenQuiet', when: ofKind('wax_filter') },
  { question: 'changes', code: 'dryWhenDamp', when: ofKind('dryer', 'drying_capsule') },
  { question: 'changes', code: 'hearFromAfar', when: ofKind('remote_mic') },
  { question: 'changes', code: 'hearTelevision', when: ofKind('tv_connector') },
  { question: 'changes', code: 'seeTheSignal', when: ofKind('alerting') },
  {
    question: 'limits',
    code: 'onlyOtherSize',
    when: ({ section, kind }) => section === 'consumables' && kind === 'battery',
  },
  { question: 'limits', code: 'sizeBySpecialist', when: ofKind('dome', 'earmould', 'receiver') },
  { question: 'limits', code: 'stillQuietComeIn', when: ofKind('wax_filter') },
  { question: 'limits', code: 'onlyListed', when: ({ wireless, fitsListed }) => wireless && fitsListed },
  {
    question: 'whom',
    code: 'surgeonDecides',
    when: ({ section, kind }) => section === 'implants' && ['system', 'internal_implant'].includes(kind),
  },
  {
    question: 'care',
    code: 'waitAfterSticker',
    when: ({ section, kind }) => section === 'consumables' && kind === 'battery',
  },
  { question: 'care', code: 'changeWhenStiff', when: ofKind('dome', 'tube') },
  { question: 'care', code: 'oneStickOneFilter', when: ofKind('wax_filter') },
]

export const supplyPlainWords = (facts: SupplyFacts) => plainAnswers(supplyRules, facts)
