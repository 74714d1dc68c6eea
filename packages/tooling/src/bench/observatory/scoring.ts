/**
 * Points of the public HTTP Observatory, as its documentation lists them (version 5, without what it cannot find on a
 * site that is reached by https alone). https://developer.mozilla.org/observatory/docs/tests_and_scoring
 */
export const points = {
  'csp-none-by-default': 10,
  'csp-without-unsafe': 5,
  'csp-unsafe-styles': 0,
  'csp-insecure-pictures': -10,
  'csp-unsafe-eval': -10,
  'csp-unsafe-inline': -20,
  'csp-insecure-scheme': -20,
  'csp-missing': -25,
  'cookies-secure-and-same-site': 5,
  'cookies-secure': 0,
  'cookies-none': 0,
  'cookies-without-secure-under-hsts': -5,
  'cookies-session-without-secure-under-hsts': -10,
  'cookies-without-secure': -20,
  'cookies-same-site-invalid': -20,
  'cookies-session-without-http-only': -30,
  'cookies-session-without-secure': -40,
  'cors-none': 0,
  'cors-public': 0,
  'cors-restricted': 0,
  'cors-universal': -50,
  'referrer-private': 5,
  'referrer-missing': 0,
  'referrer-unsafe': -5,
  'referrer-invalid': -5,
  'hsts-six-months': 0,
  'hsts-shorter': -10,
  'hsts-missing': -20,
  'hsts-invalid': -20,
  'sri-on-all-scripts': 5,
  'sri-not-needed': 0,
  'sri-own-scripts-without': 0,
  'sri-foreign-scripts-without': -5,
  'sri-foreign-scripts-insecure': -20,
  'sri-none-and-foreign-scripts-insecure': -50,
  'nosniff-said': 0,
  'nosniff-missing': -5,
  'nosniff-invalid': -5,
  'frames-by-policy': 5,
  'frames-by-header': 0,
  'frames-missing': -20,
  'frames-invalid': -20,
  'resource-policy-same-origin': 10,
  'resource-policy-same-site': 10,
  'resource-policy-cross-origin': 0,
  'resource-policy-missing': 0,
  'resource-policy-invalid': -5,
} as const

export type Outcome = keyof typeof points

/** Bonus points count from here on alone. */
const bonusFrom = 90

/** A hundred, less what is wrong; with what is better than needed where little is. */
export function totalOf(outcomes: readonly Outcome[]): number {
  const given = outcomes.map((outcome) => points[outcome])
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  const withoutBonus = Math.max(0, 100 + sum(given.filter((value) => value < 0)))
  return withoutBonus >= bonusFrom ? withoutBonus + sum(given.filter((value) => value > 0)) : withoutBonus
}
