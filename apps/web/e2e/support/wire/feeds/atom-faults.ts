import { childrenOf, type Element, isAddress, readElements, repeated, textOf } from './read-elements.ts'

/** A moment of RFC 3339, which Atom asks for. */
const isMoment = (text: string) =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(Date.parse(text))

/** What RFC 4287 forbids of a feed of articles; [] where it is as it must be. */
export function atomFaults(xml: string): string[] {
  const feed = readElements(xml)
  if (feed.name !== 'feed' || feed.attributes.xmlns !== 'http://www.w3.org/2005/Atom') return ['no Atom']
  const entries = childrenOf(feed, 'entry')
  const newest = entries.map((entry) => Date.parse(textOf(entry, 'updated')))
  return [
    ...sharedFaults(feed),
    ...(linkOf(feed, 'self') ? [] : ['no link to itself']),
    ...(Date.parse(textOf(feed, 'updated')) < Math.max(...newest) ? ['older than its entries'] : []),
    ...repeated([feed, ...entries].map((one) => textOf(one, 'id'))).map((id) => `${id} twice`),
    ...entries.flatMap((entry) => entryFaults(entry, feed).map((fault) => `${textOf(entry, 'id')}: ${fault}`)),
  ]
}

function entryFaults(entry: Element, feed: Element): string[] {
  const published = textOf(entry, 'published')
  const author = [...childrenOf(entry, 'author'), ...childrenOf(feed, 'author')].some((one) => textOf(one, 'name'))
  return [
    ...sharedFaults(entry),
    ...(author ? [] : ['no author']),
    // Nothing of the article itself stands in the feed.
    ...(linkOf(entry, 'alternate') ? [] : ['no link to its page']),
    ...(published === '' || isMoment(published) ? [] : ['published']),
    ...(childrenOf(entry, 'summary').length <= 1 ? [] : ['two summaries']),
  ]
}

/** What a feed and each of its entries must have once. */
function sharedFaults(element: Element): string[] {
  const once = ['id', 'title', 'updated'].filter((name) => childrenOf(element, name).length !== 1)
  const empty = ['id', 'title'].filter((name) => textOf(element, name) === '')
  return [
    ...[...once, ...empty].map((name) => `no ${name}`),
    ...(isAddress(textOf(element, 'id')) ? [] : ['an id that is no address']),
    ...(isMoment(textOf(element, 'updated')) ? [] : ['updated is no moment']),
  ]
}

const linkOf = (element: Element, rel: string): string | undefined =>
  childrenOf(element, 'link').find(({ attributes }) => attributes.rel === rel && isAddress(attributes.href ?? ''))
    ?.attributes.href
