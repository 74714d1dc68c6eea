/** Letters and digits around a sign that only addresses of e-mail have. */
const email = /\S@\S/
/** More digits than a model, a price or a year has: a telephone, an IIN, a card. */
const mostDigits = 6

/** Whether a query may tell who asked: such a one is never kept, not even without a name beside it. */
export const looksPersonal = (query: string): boolean =>
  email.test(query) || (query.match(/\p{N}/gu)?.length ?? 0) > mostDigits
