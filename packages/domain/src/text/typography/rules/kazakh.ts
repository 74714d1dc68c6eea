import { inOneAlphabet } from '../../../search/homoglyphs.ts'
import type { Rule } from './rule.ts'

const ends =
  'ыншы|інші|ншы|нші|шы|ші|ға|ге|қа|ке|да|де|та|те|дан|ден|тан|тен|нан|нен|ның|нің|дың|дің|тың|тің|ны|ні|ды|ді|ты|ті|мен|бен|пен|дағы|дегі|тағы|тегі|дық|дік|тық|тік|лық|лік'
const end = String.raw`(?=(?:${ends})(?!\p{L}))`

/** An ending is tied to a number or a sign with a hyphen: `5-ші`, `10 %-ға`. Russian has none of these endings. */
export const suffix: Rule = {
  slip: 'suffix',
  mend: (text) =>
    text
      .replace(new RegExp(String.raw`(?<=[\d%₸])[ \u00a0]?[–—][ \u00a0]?${end}`, 'gu'), '-')
      .replace(new RegExp(String.raw`(?<=[\d%₸])[ \u00a0]-${end}`, 'gu'), '-')
      .replace(new RegExp(String.raw`(?<=[\d%₸])${end}`, 'gu'), '-'),
}

/** A Latin `i` in a Kazakh word looks right and is found by nobody. */
export const alphabet: Rule = { slip: 'alphabet', mend: inOneAlphabet }
