import { expect, it } from 'vitest'
import { type SaidText, saidTextsOf } from './said-texts.ts'
import { spokenFiles } from './spoken-files.ts'

/**
 * Facts that are data, as a text would say them by itself: texts read them from where they stand, so that none
 * contradicts another. @property stands where it is written out for a reason: a file, or messages of it whose keys begin so
 */
type Fact = { fact: string; said: RegExp; stands?: Record<string, string> }

const messages = (why: string) => ({ 'apps/web/messages/ru.json': why, 'apps/web/messages/kk.json': why })

const asChosen = 'words of each channel: notification-copy.ts chooses'
const toStaff = 'staff are written to by post alone'
const byPostAlone = 'who gave no telephone was written to by post'
const ofAccounts = 'an account is confirmed by post alone'

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
  {
    fact: 'reminders: only that of a visit is sent (notification-copy.ts)',
    said: /напомним|напоминаем|еске саламыз/i,
    stands: {
      ...messages('the reminder of a visit'),
      'apps/cms/src/modules/appointments/appointment-letters.ts': 'the reminder itself',
    },
  },
  {
    fact: 'where a message comes to: post or WhatsApp, as was chosen (domain, message-channel.ts)',
    said: /(?:прид[её]т|придут|пришл[её]м|получите?|отправ\p{L}+|напишем|сообщим)[^.:]{0,40}(?:письм(?:о|ом|е)(?!\p{L}| или)|на (?:вашу )?почту(?! или в WhatsApp)|(?<!почту или )в WhatsApp)|ссылк\p{L}* [^.]{0,20}(?:в|из) (?:нашего )?письм/iu,
    stands: {
      'apps/web/messages/ru.json#told.': asChosen,
      'apps/web/messages/ru.json#problem.no-match': byPostAlone,
      'apps/web/messages/ru.json#findRequest.withoutPhone': byPostAlone,
      'apps/cms/src/i18n/languages.ts': toStaff,
      'apps/cms/src/i18n/ru/latin-words.ts': toStaff,
      'apps/cms/src/modules/staff/admin/invite/invite-view.tsx': toStaff,
      'apps/cms/src/modules/staff/admin/second-factor/reset-factor.tsx': toStaff,
    },
  },
  {
    fact: 'where a message comes to, in Kazakh',
    said: /(?<!\p{L})хат(?:пен|та| арқылы)? [^.:]{0,40}(?:кел(?:е|ген)|жібер|жазамыз|бар)|поштаңызға(?! (?:не|немесе) WhatsApp)[^.:]{0,40}(?:кел|жібер|жаз|хабар)|(?<!поштаңызға (?:не|немесе) )WhatsApp-қа[^.:]{0,40}(?:келе|жібереміз|жазамыз|хабарлаймыз)/iu,
    stands: {
      'apps/web/messages/kk.json#told.': asChosen,
      'apps/web/messages/kk.json#form.answersWhatsapp': asChosen,
      'apps/web/messages/kk.json#problem.no-match': byPostAlone,
      'apps/web/messages/kk.json#thanks.accountText': ofAccounts,
      'apps/web/messages/kk.json#auth.send': ofAccounts,
      'apps/cms/src/i18n/kk/authentication.ts': toStaff,
      'apps/cms/src/modules/staff/admin/second-factor/reset-factor.tsx': toStaff,
    },
  },
  {
    fact: 'that a message came at all: nothing is sent where no channel is ready (notification-copy.ts)',
    said: /(?:в|из) наш(?:ем|его) (?:сообщени|WhatsApp)|біздің хабарлама(?:да|дағы|мыз)/iu,
  },
  {
    fact: 'ways to pay (domain, paying-ways.ts)',
    said: /(?:оплат|плат[ия])\p{L}*[^.:]{0,40}(?:перевод|на сайте(?! банка)|онлайн|kaspi|halyk|(?<!\p{L})QR|криптовалют|подарочн|бонус)|наложенн\p{L}+ плат|предоплат|төле[^.:]{0,40}(?:аудар|онлайн|kaspi|halyk|(?<!\p{L})QR)|алдын ала төле/iu,
  },
  {
    fact: 'where state help is asked for: the portal with a disability, the akimat without one, children’s surdologist',
    said: /инвалидност\p{L}*(?<!(?:без|нет) инвалидност\p{L}*)[^.]{0,80}(?:в|через) акимат|(?:без|нет) инвалидност[^.]{0,60}портал|мүгедектігі бар[^.]{0,80}әкімдікк?е|мүгедектігі жоқ[^.]{0,80}портал|(?:заяв|документ|обра[тщ])\p{L}*[^.]{0,50}(?:(?<!\p{L})ЦОН|собес|соцзащит|поликлиник|egov)|ХҚКО|халыққа қызмет көрсету/iu,
  },
  {
    fact: 'how long too many attempts are refused: an hour at most',
    said: /попыт[^.]{0,60}\. [^.]{0,40}(?:несколько|пару) минут|әрекет[^.]{0,60}\. [^.]{0,40}бірнеше минут/i,
  },
  {
    fact: 'a drying capsule lasts two months (shop/consumables.ts)',
    said: /капсул[^.]{0,60}(?:четыр\S+|тр[её]х|три|[34]) месяц|капсула[^.]{0,60}(?:төрт|үш|[34]) ай/i,
  },
  {
    fact: 'domes are changed every two or three months (shop/consumables.ts)',
    said: /купол[^.]{0,60}(?:один-два|1–2|месяц-два)|күмбезше[^.]{0,60}(?:бір-екі|1–2) ай/i,
  },
  {
    fact: 'what is free is the first check of an adult (globals/home.ts)',
    said: /(?:проверк\S*|диагностик\S*) (?:слуха )?(?:—|у нас|всегда)? ?бесплатн|бесплатн\S* (?:проверк|диагностик|консультац)|тегін (?:тексер|диагностика|кеңес)/i,
  },
  {
    fact: 'processors are replaced once in 5 years, devices after 4 (pages of state help)',
    said: /процессор[^.]{0,40}(?:раз в|замен[^.]{0,20}через) (?!5 лет|\*\*5)|процессор[^.]{0,40} (?!5 )\d+ жыл|аппараты?[^.]{0,60} замен\S+ (?:раз в|через) (?!4 года|\*\*4)/i,
  },
  {
    fact: 'the battery stays in its open drawer at night (uhod-za-sluhovym-apparatom.ts)',
    said: /на ночь[^.]{0,25}(?:закрытым|закрой|закрыва|вын\S+ батарейк)|батарейк\S* (?:на ночь )?(?:вынимайте|вынимают)|түнде[^.]{0,30}(?:батареяны (?:шығар|алып)|қақпағы жабық|қақпағын жаб)/i,
    stands: {
      'apps/cms/src/seed/content/more-general-articles/kak-vybrat-batareyki.ts': 'why a battery is soon empty',
    },
  },
  {
    fact: 'marked goods stand in the browser, and in the account of whoever has one',
    said: /(?:избранн|отмечен|отметили)[^.]{0,60} только в (?:этом|вашем)|таңда[^.]{0,60}тек (?:осы|сіздің|өз) браузер/i,
  },
  {
    fact: 'a courier is told name, telephone and address (globals/legal.ts)',
    said: /курьер[^.]{0,40} только (?:имя|телефон|адрес)|курьерге тек/i,
  },
  {
    fact: 'data will stand in Kazakhstan once there is trade (globals/legal.ts)',
    said: /(?:хранятся|хранится|храним|(?<!будет )размещен[аы]) (?:только )?в Казахстане|Қазақстанда (?:ғана )?сақталады/i,
  },
  { fact: 'how long an attached result is kept (domain, attached-limits.ts)', said: /\b90 (?:дней|күн)/i },
  {
    fact: 'hours that a link lives (mail-tokens.ts)',
    said: /ссылка[^.]{0,30} \d+ (?:час|дн)|сілтеме[^.]{0,30} \d+ (?:сағат|күн)/i,
  },
]

const texts = spokenFiles().flatMap(saidTextsOf)
const found = facts.flatMap(({ fact, said, stands = {} }) =>
  texts
    .filter(({ text }) => said.test(text))
    .map((one) => ({ ...one, fact, said, place: Object.keys(stands).find((place) => standsIn(one, place)) })),
)

function standsIn({ file, key = '' }: SaidText, place: string): boolean {
  const [named, keys = ''] = place.split('#')
  return file === named && key.startsWith(keys)
}

it('says no number by itself that stands elsewhere as data', () => {
  const own = found.filter(({ place }) => place === undefined)
  expect(own.map(({ file, line, fact, said, text }) => `${file}:${line} ${fact}: ${said.exec(text)?.[0]}`)).toEqual([])
})

it('keeps no exception that nothing needs', () => {
  const excepted = facts.flatMap(({ fact, stands = {} }) => Object.keys(stands).map((place) => `${fact} ${place}`))
  const needed = new Set(found.map(({ fact, place }) => `${fact} ${place}`))
  expect(excepted.filter((one) => !needed.has(one))).toEqual([])
})

it.each([
  'Ссылка придёт в письме и появится на странице заказа.',
  'Сілтеме хатпен келеді және тапсырыс бетінде шығады.',
  'Номер заказа пришлём в WhatsApp.',
  'Оплатите заказ онлайн или переводом.',
  'Без инвалидности заявку подают через портал.',
])('knows what is not so: %s', (text) => {
  expect(facts.some(({ said }) => said.test(text))).toBe(true)
})
