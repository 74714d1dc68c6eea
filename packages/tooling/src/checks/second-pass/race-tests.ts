/**
 * Tests that guard a real race: red once, they have shown the fault, and no second pass excuses them. Those on PostgreSQL
 * relative to apps/cms, those by HTTP to apps/web, those of the browser to apps/web/e2e, a single test as
 * `file › title`.
 */
export const raceTests = {
  integration: [
    'test/clinic/booking-race.test.ts',
    'test/clinic/waitlist-races.test.ts',
    'test/orders/changes-at-once.test.ts',
    'test/orders/orders.test.ts',
    'test/publishing/many-at-once.test.ts',
    'test/publishing/trash/trash-races.test.ts',
    'test/translation/typed-over.test.ts',
  ],
  http: ['test/site/one-rendering.test.ts'],
  browser: [
    'shopper/forms/ended-sessions.spec.ts',
    'shopper/forms/form-queue.spec.ts',
    'shopper/forms/order-queue.spec.ts',
    'shopper/forms/waiting-forms.spec.ts',
    'shopper/orders.spec.ts › a double click and the back button after it make one order',
  ],
} as const

/** Why a red that guards a race is final. */
export const guardsRace = 'it guards a real race'
