/** This site, a place in the page, a page of the web, a mail or a telephone; each with what makes it one. */
const somewhere = /^(https?:\/\/[^\s/\\?#]|mailto:[^\s?]|tel:[+\d(]|\/(?![/\\])|#\S)/i

/** Whether an address that stands in running text leads a reader anywhere: no scheme alone, and nothing that is run. */
export const leadsSomewhere = (address: unknown): address is string =>
  typeof address === 'string' && somewhere.test(address)
