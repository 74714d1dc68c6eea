import type { Step } from '@estu/http/pipeline'

/** What a request passes through on its way to Next. `step-order.test.ts` says what must come before what, and why. */
const order = [
  'begin',
  'versions',
  'health',
  'faults',
  'addresses',
  'buildFiles',
  'keptPage',
  'methods',
  'serviceWorker',
  'policyReports',
  'bodies',
  'forms',
  'pictures',
  'searches',
  'visitMemory',
  'privatePages',
  'routeExists',
  'cart',
  'newPage',
  'compression',
  'next',
] as const

export type StepName = (typeof order)[number]

/** Puts the steps in their order. @param steps null is one that this process goes without */
export const inOrder = (steps: Record<StepName, Step | null>): Step[] => order.flatMap((name) => steps[name] ?? [])
