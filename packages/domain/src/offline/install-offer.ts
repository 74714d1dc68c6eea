import { parseJson } from '../text/parse-json.ts'

/** Where the browser keeps how often somebody came and whether they were asked. */
export const installOfferKey = 'estu:install'

/** `visits` are counted up to the one that is asked at; `answered` once the offer was taken or refused. */
export type InstallOffer = { visits: number; answered: boolean }

const askedAtVisit = 2
const nothing: InstallOffer = { visits: 0, answered: false }

/** What is damaged counts as a first visit. Guards of our own: many pages carry this. */
export function parseInstallOffer(raw: string | null): InstallOffer {
  const stored = raw && raw.length < 200 ? (parseJson(raw) as Partial<InstallOffer> | null) : null
  const visits = stored?.visits
  if (!Number.isInteger(visits) || typeof stored?.answered !== 'boolean') return nothing
  return { visits: Math.min(Math.max(visits as number, 0), askedAtVisit), answered: stored.answered }
}

export const serialiseInstallOffer = ({ visits, answered }: InstallOffer): string =>
  JSON.stringify({ visits, answered })

/** One visit more. */
export const countVisit = (offer: InstallOffer): InstallOffer => ({
  ...offer,
  visits: Math.min(offer.visits + 1, askedAtVisit),
})

/** Whether somebody comes again and has not said what they think of it. */
export const isOfferDue = ({ visits, answered }: InstallOffer): boolean => visits >= askedAtVisit && !answered
