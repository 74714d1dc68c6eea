import { Counter, type Registry } from 'prom-client'

/** Counts the worker's chores that failed; it is there from the start, so that a rise is seen. */
export const choreFailureCounter = (registry: Registry) =>
  new Counter({
    name: 'estu_worker_chore_failures_total',
    help: 'Failures of the worker’s chores since it started, by chore.',
    labelNames: ['chore'],
    registers: [registry],
  })
