import { expect, it } from 'vitest'
import { saidTextsOf } from './said-texts.ts'
import { spokenFiles } from './spoken-files.ts'

/**
 * Facts that are data, as a text would say them by itself: texts read them from where they stand, so that none
 * contradicts another. @property stands where the number is written out for a reason
 */
type Fact = { fact: string; said: RegExp; stands?: Record<string, string> }

const messages = (why: string) => ({ 'apps/web/messages/ru.json': why, 'apps/web/messages/kk.json': why })

const facts: readonly Fact[] = [
  { fact: 'days of trial at home (facts/terms.ts)', said: /домой на \d+ д|үйге (?:келісімшартпен )?\d+ күн/i },
  {
    fact: 'days of return (facts/terms.ts)',
    said: /(?:вернуть|возврат|обмен)[^.]{0,40} \d+ (?:календарных )?дн|\d+ (?:күнтізбелік )?күн ішінде (?:қайтар|айырбас)/i,
    stands: messages('the words of the policy `14_days`'),
  },
  {
    fact: 'term of the warranty of devices (facts/terms.ts)',
    said: /гаранти[^.]{0,40} \d+ (?:год|лет)|\d+ (?:год|лет)\S* гаранти|\d+ жыл(?:дық)? кепілдік|кепілдік[^.]{0,20} \d+ жыл/i,
  },
  {
    fact: 'discount of pensioners (facts/terms.ts)',
    said: /скидк[^.]{0,40}\d+ ?%|\d+ ?%[^.]{0,20}(?:жеңілдік|арзан|скидк)/i,
  },
  {
    fact: 'cost of delivery (globals/delivery.ts)',
    said: /достав[^.]{0,60}\d+ ₸|курьер[^.]{0,60}\d+ ₸|\d+ ₸,? (?:от|[\d ]+₸)[^.]{0,30}(?:бесплатно|тегін)|жеткізу[^.]{0,40}\d+ ₸/i,
  },
  { fact: 'terms of instalments (globals/instalments.ts)', said: /3, 6, 12|12 (?:или|и|немесе|және) 24 (?:мес|ай)/i },
  {
    fact: 'rating (globals/organisation.ts)',
    said: /\b4,9\b|\b267\b/,
    stands: { 'apps/cms/src/seed/content/globals/organisation.ts': 'where it stands' },
  },
  {
    fact: 'number of branches (branches/)',
    said: /(?<!-)(?:\d+|тр[её]х|четыр\S+|пят(?:ь|и)|үш|төрт|бес) филиал/i,
  },
  {
    fact: 'years of work: nobody has said how many',
    said: /\d+ (?:год|лет)\S* (?:на рынке|работ|опыт)|\d+ жыл\S* (?:тәжірибе|бері жұмыс|астам)/i,
  },
  { fact: 'hours of branches (branches/)', said: /ежедневно(?!\p{L})|без выходных|күн сайын \d|демалыссыз/iu },
  {
    fact: 'how long goods are kept (domain, held-until.ts)',
    said: /(?:отлож|держим|храним) [^.]{0,30}\d+ (?:час|дн|дня)|\d+ (?:сағат|күн) (?:сақталады|күтеді)/i,
  },
  { fact: 'how long an attached result is kept (domain, attached-limits.ts)', said: /\b90 (?:дней|күн)/i },
  {
    fact: 'hours that a link lives (mail-tokens.ts)',
    said: /ссылка[^.]{0,30} \d+ (?:час|дн)|сілтеме[^.]{0,30} \d+ (?:сағат|күн)/i,
  },
]

const texts = spokenFiles().flatMap(saidTextsOf)
const found = facts.flatMap(({ fact, said, stands = {} }) =>
  texts.filter(({ text }) => said.test(text)).map((one) => ({ ...one, fact, said, isRight: one.file in stands })),
)

it('says no number by itself that stands elsewhere as data', () => {
  const own = found.filter(({ isRight }) => !isRight)
  expect(own.map(({ file, line, fact, said, text }) => `${file}:${line} ${fact}: ${said.exec(text)?.[0]}`)).toEqual([])
})

it('keeps no exception that nothing needs', () => {
  const excepted = facts.flatMap(({ fact, stands = {} }) => Object.keys(stands).map((file) => `${fact} ${file}`))
  const needed = new Set(found.map(({ fact, file }) => `${fact} ${file}`))
  expect(excepted.filter((one) => !needed.has(one))).toEqual([])
})
