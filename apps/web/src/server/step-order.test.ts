import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { pipeline, type Step } from '@estu/http/pipeline'
import { expect, it } from 'vitest'
import { inOrder, type StepName } from './step-order.ts'

const passing: Record<StepName, Step | null> = {
  next: null,
  compression: null,
  newPage: null,
  cart: null,
  routeExists: null,
  privatePages: null,
  visitMemory: null,
  searches: null,
  pictures: null,
  forms: null,
  bodies: null,
  policyReports: null,
  serviceWorker: null,
  methods: null,
  keptPage: null,
  buildFiles: null,
  addresses: null,
  faults: null,
  health: null,
  versions: null,
  begin: null,
}
const names = Object.keys(passing) as StepName[]

/** The steps that a request meets. @param answering goes no further than this one */
function met(without: readonly StepName[] = [], answering: StepName = 'next'): StepName[] {
  const seen: StepName[] = []
  const steps = { ...passing }
  for (const name of names.filter((one) => !without.includes(one)))
    steps[name] = (_req, _res, pass) => {
      seen.push(name)
      if (name !== answering) pass()
    }
  const req = new IncomingMessage(new Socket())
  pipeline(inOrder(steps), (error) => {
    throw error
  })(req, new ServerResponse(req))
  return seen
}

it('every step is met once, and Next is the last', () => {
  expect(met().toSorted()).toEqual(names.toSorted())
  expect(met().at(-1)).toBe('next')
})

it('what answers is the last that is met, and what a process goes without is passed over', () => {
  expect(met([], 'health')).toEqual(['begin', 'versions', 'health'])
  expect(met(['buildFiles', 'keptPage', 'newPage'])).toHaveLength(names.length - 3)
})

it.each<[StepName, StepName, string]>([
  ['begin', 'versions', 'every answer has its headers and its name, a refusal too'],
  ['versions', 'health', 'nobody can say where a request without a version ends'],
  ['health', 'faults', 'a process that is not ready is no fault'],
  ['health', 'addresses', 'whether it is well is told whatever else is wrong'],
  ['addresses', 'buildFiles', 'an address may be long nowhere'],
  ['addresses', 'keptPage', 'an address may be long nowhere'],
  ['keptPage', 'methods', 'most visits end there, and it looks at methods itself'],
  ['methods', 'policyReports', 'a method that nobody takes is refused before anything is read'],
  ['bodies', 'forms', 'nothing is read of a body without end'],
  ['policyReports', 'bodies', 'reports have a limit of their own'],
  ['forms', 'privatePages', 'a form is handed to its handler, which asks who sends it'],
  ['forms', 'searches', 'it says whose request this is'],
  ['searches', 'privatePages', 'nothing is asked of the database for whom has asked too often'],
  ['visitMemory', 'privatePages', 'what the guard reads the page reads no more'],
  ['privatePages', 'routeExists', 'nobody learns which addresses somebody else has'],
  ['privatePages', 'newPage', 'nothing of a private page is made for a stranger'],
  ['routeExists', 'newPage', 'what leads nowhere is neither rendered nor kept'],
  ['cart', 'newPage', 'a cookie is set before the answer begins'],
  ['newPage', 'compression', 'what is kept is packed already'],
])('%s comes before %s: %s', (first, second) => {
  const seen = met()
  expect(seen.indexOf(first)).toBeLessThan(seen.indexOf(second))
})
