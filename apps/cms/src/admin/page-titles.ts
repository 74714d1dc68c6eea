import { translate } from '../i18n/translate.ts'

/** Our own pages of the admin by their address: what heads them, what the menu and the browser's tab call them. */
const pageTitles = {
  calendar: ['Календарь приёмов', 'Қабылдау күнтізбесі'],
  transfers: ['Привезти к выдаче', 'Беруге дейін жеткізу'],
  'personal-data': ['Данные человека', 'Адамның деректері'],
  publications: ['Календарь публикаций', 'Жарияланымдар күнтізбесі'],
  translations: ['Стол переводов', 'Аударма үстелі'],
  review: ['Проверка текстов', 'Мәтіндерді тексеру'],
  'due-articles': ['Статьи: пора проверить', 'Мақалалар: тексеретін уақыт'],
  links: ['Проверка ссылок', 'Сілтемелерді тексеру'],
  queries: ['Что ищут и не находят', 'Не іздейді, не табылмайды'],
  seo: ['Поиск: отчёт', 'Іздеу: есеп'],
  tables: ['Таблицы', 'Кестелер'],
  audit: ['Журнал доступа', 'Қолжетімділік журналы'],
  'staff-events': ['Учётные записи: события', 'Есептік жазбалар: оқиғалар'],
  'unsent-letters': ['Неотправленные письма', 'Жіберілмеген хаттар'],
  'demo-content': ['Демонстрационные данные', 'Демо деректер'],
  'sign-in-safety': ['Вход и сеансы', 'Кіру және сеанстар'],
  invite: ['Пригласить сотрудника', 'Қызметкерді шақыру'],
  invitation: ['Добро пожаловать в панель управления', 'Басқару панеліне қош келдіңіз'],
  'change-password': ['Новый пароль', 'Жаңа құпиясөз'],
  'confirm-sign-in': ['Второй шаг', 'Екінші қадам'],
} as const satisfies Record<string, readonly [ru: string, kk: string]>

type Speaker = Parameters<typeof translate>[0]

export type AdminPageName = keyof typeof pageTitles

export function pageTitle(req: Speaker, page: AdminPageName): string {
  const [ru, kk] = pageTitles[page]
  return translate(req, ru, kk)
}

/** Of a page of ours; null for Payload's, which have their own. */
export const titleAt = (req: Speaker, segments: readonly string[]): string | null =>
  isOurs(segments[0]) ? pageTitle(req, segments[0]) : null

const isOurs = (page: string | undefined): page is AdminPageName =>
  page !== undefined && Object.hasOwn(pageTitles, page)
