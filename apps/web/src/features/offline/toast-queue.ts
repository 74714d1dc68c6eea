import type { AppNews } from './follow-app'

/** What is said first where there is more than one thing to say. An offer waits until the rest was heard. */
const order: readonly AppNews['kind'][] = ['update', 'kept', 'ready', 'install']

/** What is to be said, with one thing more: of its kind the newest, and nothing pushes another out. */
export const withToastQueue = (news: readonly AppNews[], told: AppNews): AppNews[] =>
  [...news.filter(({ kind }) => kind !== told.kind), told].sort(
    (one, other) => order.indexOf(one.kind) - order.indexOf(other.kind),
  )
