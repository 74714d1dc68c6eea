import type { PayloadRequest } from 'payload'
import { translate } from '../../../../i18n/translate.ts'
import type { TroubledPlan } from '../../operations/read-troubled-plans.ts'

type Speaker = Pick<PayloadRequest, 'i18n'>

/** Why it did not happen, and what helps. */
export function troubleWords(req: Speaker, trouble: TroubledPlan['trouble'], lacking: readonly string[]): string {
  const what = lacking.join(', ')
  switch (trouble) {
    case 'incomplete':
      return lacking.length > 0
        ? translate(
            req,
            `Не заполнено: ${what}. Заполните и повторите.`,
            `Толтырылмаған: ${what}. Толтырып, қайталаңыз.`,
          )
        : translate(
            req,
            'В назначенное время документ был не заполнен. Теперь все тексты на месте: повторите.',
            'Белгіленген уақытта құжат толық емес еді. Енді барлық мәтін орнында: қайталаңыз.',
          )
    case 'refused':
      return translate(
        req,
        'Документ показывает то, что лежит в корзине. Уберите это из него и повторите.',
        'Құжат қоқыс жәшігіндегі нәрсені көрсетіп тұр. Оны құжаттан алып, қайталаңыз.',
      )
    case 'shared-changes':
      return translate(
        req,
        `Остаётся на сайте: вместе с этим в другом языке вышли бы правки общих полей${what && `: ${what}`}. Опубликуйте их или верните как было и повторите.`,
        `Сайтта қалды: мұнымен бірге екінші тілде ортақ өрістердің түзетулері шығып кетер еді${what && `: ${what}`}. Оларды жариялап не бұрынғы күйіне келтіріп, қайталаңыз.`,
      )
    case 'not-allowed':
      return translate(
        req,
        'У того, кто запланировал, больше нет права публиковать. Повторите от своего имени.',
        'Жоспарлаған адамның енді жариялауға құқығы жоқ. Өз атыңыздан қайталаңыз.',
      )
    case 'no-document':
      return translate(req, 'Документа больше нет.', 'Құжат енді жоқ.')
    case 'late':
      return translate(
        req,
        'Срок прошёл, а задание ещё ждёт своей очереди.',
        'Мерзімі өтті, ал тапсырма әлі кезегін күтіп тұр.',
      )
    default:
      return translate(
        req,
        'Случилась ошибка программы. Повторите; не поможет, скажите администратору.',
        'Бағдарламада қате шықты. Қайталаңыз; көмектеспесе, әкімшіге айтыңыз.',
      )
  }
}
