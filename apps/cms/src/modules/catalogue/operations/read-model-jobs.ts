import type { Payload } from 'payload'
import { collectWords, followDependents } from '../../search/index.ts'
import { applyAllFacetChanges } from '../facets/apply-all-changes.ts'
import { followPlans } from './follow-plans.ts'

/**
 * What the worker does again and again to bring counts and search up to date, each apart from the other: a brand that
 * thousands of products name, and plans that all devices are paid by, take their time, and counts follow within a second all the same.
 */
export const readModelJobs = (payload: Payload): readonly (() => Promise<void>)[] => [
  () => applyAllFacetChanges(payload),
  async () => {
    while (await followDependents(payload));
    while (await followPlans(payload));
    while ((await collectWords(payload)) > 0);
  },
]
