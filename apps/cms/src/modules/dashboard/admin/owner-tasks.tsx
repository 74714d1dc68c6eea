import type { PayloadRequest } from 'payload'
import { languageLabel } from '../../../admin/document-labels.ts'
import { translate } from '../../../i18n/translate.ts'
import type { OwnerTask } from '../operations/read-owner-tasks.ts'

type Kind = Exclude<OwnerTask['kind'], 'page' | 'domain'>

const global = (slug: string) => `/admin/globals/${slug}`
const create = (slug: string) => `/admin/collections/${slug}/create`

/** Where each is done; what the environment says is not done in the admin. */
const places: Record<Kind, { href: string | null; name: [ru: string, kk: string] }> = {
  name: { href: global('brand'), name: ['Назовите магазин по-своему', 'Дүкенге өз атауыңызды беріңіз'] },
  logo: { href: global('brand'), name: ['Загрузите логотип', 'Логотипті жүктеңіз'] },
  delivery: {
    href: global('delivery'),
    name: ['Назовите цены и сроки доставки', 'Жеткізу бағасы мен мерзімін жазыңыз'],
  },
  payment: {
    href: global('payments'),
    name: ['Назовите сайт банка для оплаты по ссылке', 'Сілтемемен төлеуге банк сайтын жазыңыз'],
  },
  service: {
    href: create('services'),
    name: ['Опубликуйте услугу, на которую записываются', 'Жазылуға болатын қызметті жариялаңыз'],
  },
  specialist: {
    href: create('specialists'),
    name: ['Опубликуйте специалиста с часами приёма', 'Қабылдау уақыты бар маманды жариялаңыз'],
  },
  device: { href: create('devices'), name: ['Опубликуйте первый аппарат', 'Бірінші аппаратты жариялаңыз'] },
  mail: {
    href: null,
    name: [
      'Почта: назовите SMTP_URL и MAIL_FROM, до этого письма лежат в папке',
      'Пошта: SMTP_URL мен MAIL_FROM мәнін беріңіз, оған дейін хаттар қалтада жатады',
    ],
  },
  whatsapp: {
    href: null,
    name: [
      'WhatsApp: назовите WHATSAPP_PHONE_NUMBER_ID и WHATSAPP_TOKEN',
      'WhatsApp: WHATSAPP_PHONE_NUMBER_ID мен WHATSAPP_TOKEN мәнін беріңіз',
    ],
  },
}

/** What a new shop still lacks, each with where it is done. Gone once all is there. */
export function OwnerTasks({ tasks, req }: { tasks: readonly OwnerTask[]; req: PayloadRequest }) {
  if (tasks.length === 0) return null
  return (
    <section aria-labelledby="owner-tasks">
      <h2 id="owner-tasks">
        {translate(req, `Магазину ещё нужно: ${tasks.length}`, `Дүкенге әлі керек: ${tasks.length}`)}
      </h2>
      <ul className="estu-queue">
        {tasks.map((task) => (
          <li key={task.kind === 'page' ? task.id : task.kind}>
            <Task task={task} req={req} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Task({ task, req }: { task: OwnerTask; req: PayloadRequest }) {
  if (task.kind === 'page') {
    const languages = task.missing.map((locale) => languageLabel(locale, req)).join(', ')
    return (
      <a href={`/admin/collections/pages/${task.id}?locale=${task.missing[0] ?? 'ru'}`}>
        {translate(req, `Допишите и опубликуйте «${task.title}»`, `«${task.title}» бетін толтырып, жариялаңыз`)}
        {`: ${languages}`}
      </a>
    )
  }
  if (task.kind === 'domain')
    return (
      <span>
        {translate(
          req,
          `Адрес сайта: когда ${task.wanted} поведёт сюда, запустите магазин с WEB_URL=${task.wanted}`,
          `Сайт мекенжайы: ${task.wanted} осында апаратын болғанда, дүкенді WEB_URL=${task.wanted} арқылы іске қосыңыз`,
        )}
      </span>
    )
  const { href, name } = places[task.kind]
  return href ? <a href={href}>{translate(req, ...name)}</a> : <span>{translate(req, ...name)}</span>
}
