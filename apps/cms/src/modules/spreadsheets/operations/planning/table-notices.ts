import type { Locale } from '@estu/domain/locale/locales'
import type { ReadTable } from '../reading/read-table.ts'
import type { Column } from '../table-columns.ts'

/** Something of a file that its importer should know though it is no error, and where it stands. */
export type Notice = { code: 'other-sheets' | 'short-rows' | 'no-kazakh-letters'; places: string[] }

/** Returns what of a table is not read, and what may be lost in it. */
export function noticesOf(
  { otherSheets, rows, lacksKazakh }: ReadTable,
  columns: readonly (Column | null)[],
): Notice[] {
  const width = columns.findLastIndex((column) => column !== null) + 1
  const short = rows.filter(({ cells }) => cells.length < width).map(({ at }) => String(at))
  const notices: Notice[] = []
  if (otherSheets.length > 0) notices.push({ code: 'other-sheets', places: otherSheets.map((name) => `«${name}»`) })
  if (short.length > 0) notices.push({ code: 'short-rows', places: short })
  if (lacksKazakh) notices.push({ code: 'no-kazakh-letters', places: [] })
  return notices
}

const mostPlaces = 20

const words: Record<Notice['code'], Record<Locale, string>> = {
  'other-sheets': {
    ru: 'Читается только первый видимый лист. Не прочитаны листы:',
    kk: 'Тек көрінетін бірінші парақ оқылады. Оқылмаған парақтар:',
  },
  'short-rows': {
    ru: 'В этих строках ячеек меньше, чем колонок; поля без ячейки не изменятся. Строки:',
    kk: 'Бұл жолдарда ұяшық бағаннан аз; ұяшығы жоқ өрістер өзгермейді. Жолдар:',
  },
  'no-kazakh-letters': {
    ru: 'Файл в кодировке windows-1251: казахских букв в ней нет. Если они были, сохраните таблицу как xlsx или «CSV UTF-8».',
    kk: 'Файл windows-1251 кодтамасында: онда қазақ әріптері жоқ. Олар болған болса, кестені xlsx немесе «CSV UTF-8» түрінде сақтаңыз.',
  },
}

export function describeNotice({ code, places }: Notice, language: Locale): string {
  const sentence = words[code][language]
  if (places.length === 0) return sentence
  return `${sentence} ${places.slice(0, mostPlaces).join(', ')}${places.length > mostPlaces ? '…' : '.'}`
}
