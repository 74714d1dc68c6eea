import { formatDate } from '@estu/domain/locale/dates'
import type { PayloadRequest } from 'payload'
import { readBrandName } from '../brand/index.ts'
import { appointmentStatuses } from '../customer-requests/index.ts'
import type { Letter, MailJob } from '../messages/index.ts'
import { adminUrl, branchFacts, clinicAddress, personalUrl, siteUrl, translateIn } from '../messages/index.ts'
import { isBack, isOutdated, type VisitMessageKind } from './is-outdated.ts'
import { calendarFile } from './operations/calendar-file.ts'
import { type AppointmentDetails, readAppointment } from './operations/read-appointment.ts'

export async function writeAppointmentLetter(
  req: PayloadRequest,
  mail: MailJob<VisitMessageKind>,
): Promise<Letter | null> {
  const visit = await readAppointment(req, mail.id)
  if (!visit?.email) return null
  if (isOutdated(mail, visit)) return null
  const say = translateIn(visit.locale)
  const url = personalUrl(req, 'appointment', visit.id, visit.locale)
  const cancelled = visit.status === 'cancelled'
  const again = siteUrl(req, visit.locale, '/zapisnapriem')
  return {
    to: visit.email,
    locale: visit.locale,
    subject: subjectOf(mail.kind, visit),
    lines: [
      say(`Здравствуйте, ${visit.name}!`, `Сәлеметсіз бе, ${visit.name}!`),
      openingOf(mail.kind, visit),
      ...(cancelled ? [] : await comingOf(req, visit)),
    ],
    action: cancelled
      ? { label: say('Записаться снова', 'Қайта жазылу'), url: again }
      : {
          label: say(
            'Перенести, отменить или сохранить в календарь',
            'Уақытын ауыстыру, бас тарту не күнтізбеге сақтау',
          ),
          url,
        },
    attachment: cancelled
      ? undefined
      : {
          filename: 'appointment.ics',
          content: calendarFile(visit, url, await readBrandName(req.payload, visit.locale, req)),
          contentType: 'text/calendar; charset=utf-8',
        },
  }
}

function subjectOf(kind: VisitMessageKind, visit: AppointmentDetails): string {
  const say = translateIn(visit.locale)
  if (visit.status === 'cancelled') return say('Запись отменена', 'Жазылу алынып тасталды')
  return say(...subjects[kind](formatDate(new Date(visit.startsAt), visit.locale, 'dayTime')))
}

const subjects: Record<VisitMessageKind, (when: string) => [ru: string, kk: string]> = {
  'appointment-booked': (when) => [`Вы записаны: ${when}`, `Сіз жазылдыңыз: ${when}`],
  'appointment-changed': (when) => [`Новое время приёма: ${when}`, `Қабылдаудың жаңа уақыты: ${when}`],
  'appointment-reminder': (when) => [`Напоминаем: приём ${when}`, `Еске саламыз: қабылдау ${when}`],
}

function openingOf(kind: VisitMessageKind, visit: AppointmentDetails): string {
  const say = translateIn(visit.locale)
  if (visit.status === 'cancelled')
    return say(
      'Ваша запись отменена, время свободно для других. Записаться снова можно на сайте.',
      'Жазылуыңыз алынып тасталды, уақыт босады. Сайттан қайта жазылуға болады.',
    )
  return say(...openings[kind])
}

const openings: Record<VisitMessageKind, [ru: string, kk: string]> = {
  'appointment-booked': ['Вы записаны на приём. Ждём вас!', 'Сіз қабылдауға жазылдыңыз. Күтеміз!'],
  'appointment-changed': ['Время вашего приёма изменилось.', 'Қабылдау уақытыңыз өзгерді.'],
  'appointment-reminder': ['Напоминаем о вашем приёме.', 'Қабылдауға жазылғаныңызды еске саламыз.'],
}

/** What a visitor needs to come. What for, with whom and how to prepare stands behind the link: others see a mailbox too. */
async function comingOf(req: PayloadRequest, visit: AppointmentDetails): Promise<string[]> {
  const say = translateIn(visit.locale)
  const branch = await branchFacts(req, visit.branchId, visit.locale, new Date(visit.startsAt))
  return [
    [...factsOf(visit), ...branch].join('\n'),
    ...(visit.preparation
      ? [say('Как подготовиться, написано на странице записи.', 'Қалай дайындалу керегі жазылу бетінде жазылған.')]
      : []),
    say(
      'Что дальше: придите за пять минут до начала и назовите номер записи. Если планы изменились, перенесите или отмените запись по ссылке.',
      'Әрі қарай: басталуынан бес минут бұрын келіп, жазылу нөмірін айтыңыз. Жоспарыңыз өзгерсе, сілтеме арқылы уақытты ауыстырыңыз не бас тартыңыз.',
    ),
  ]
}

function factsOf(visit: AppointmentDetails): string[] {
  const say = translateIn(visit.locale)
  return [
    `${say('Когда', 'Қашан')}: ${formatDate(new Date(visit.startsAt), visit.locale, 'dayTime')}`,
    `${say('Номер записи', 'Жазылу нөмірі')}: ${visit.reference}`,
  ]
}

export async function writeBranchAppointmentLetter(
  req: PayloadRequest,
  mail: MailJob<'appointment-for-branch'>,
): Promise<Letter | null> {
  const visit = await readAppointment(req, mail.id)
  if (!visit || isBack(mail.startsAt, visit)) return null
  const to = await clinicAddress(req, visit.branchId)
  if (!to) return null
  const when = formatDate(new Date(visit.startsAt), 'ru', 'dayTime')
  return {
    to,
    locale: 'ru',
    subject: `Запись ${visit.reference} · жазылу: ${when}`,
    lines: [`${inBoth(visit.status)} · ${when}`],
    action: { label: 'Открыть / Ашу', url: adminUrl(req, 'appointments', visit.id) },
  }
}

const inBoth = (status: AppointmentDetails['status']) => appointmentStatuses[status].join(' / ')
