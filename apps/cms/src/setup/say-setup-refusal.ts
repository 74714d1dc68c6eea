import type { Locale } from '@estu/domain/locale/locales'

/** Why nothing was written. */
export type SetupRefusal =
  | { code: 'clock-behind'; now: Date }
  | { code: 'clock-apart'; now: Date; ofDatabase: Date }
  | { code: 'shop-there'; name: string; isDemo: boolean }
  | { code: 'foreign-tables'; tables: readonly string[] }
  | { code: 'newer-database' }
  | { code: 'busy' }

/** Says why nothing was written, and what to do. */
export function saySetupRefusal(refusal: SetupRefusal, language: Locale): string {
  return sentencesOf(refusal)[language]
}

const stamp = (date: Date) => date.toISOString().replace('T', ' ').slice(0, 16)

function sentencesOf(refusal: SetupRefusal): Readonly<Record<Locale, string>> {
  switch (refusal.code) {
    case 'clock-behind':
      return {
        ru: `часы этой машины показывают ${stamp(refusal.now)} UTC, а этот выпуск сделан позже. Поставьте верное время и запустите снова: заказы и записи живут по этим часам.`,
        kk: `бұл машинаның сағаты ${stamp(refusal.now)} UTC көрсетеді, ал бұл шығарылым одан кейін жасалған. Дұрыс уақытты қойып, қайта іске қосыңыз: тапсырыстар мен жазылулар осы сағатпен жүреді.`,
      }
    case 'clock-apart':
      return {
        ru: `часы этой машины (${stamp(refusal.now)} UTC) и базы данных (${stamp(refusal.ofDatabase)} UTC) расходятся больше чем на сутки. Поставьте верное время на обеих и запустите снова.`,
        kk: `бұл машина (${stamp(refusal.now)} UTC) мен дерекқор (${stamp(refusal.ofDatabase)} UTC) сағаттарының айырмасы бір тәуліктен асады. Екеуіне де дұрыс уақытты қойып, қайта іске қосыңыз.`,
      }
    case 'shop-there':
      return {
        ru: `в этой базе уже есть ${refusal.isDemo ? 'демонстрационный магазин' : `магазин «${refusal.name}»`}; в одной базе живёт один магазин. Назовите другую базу в DATABASE_URL или другую папку в ESTU_DATA_DIR. Ничего не изменено.`,
        kk: `бұл дерекқорда ${refusal.isDemo ? 'демо дүкен' : `«${refusal.name}» дүкені`} бар; бір дерекқорда бір дүкен тұрады. DATABASE_URL арқылы басқа дерекқорды не ESTU_DATA_DIR арқылы басқа қалтаны көрсетіңіз. Ештеңе өзгерген жоқ.`,
      }
    case 'foreign-tables':
      return {
        ru: `в этой базе уже есть чужие таблицы (${refusal.tables.join(', ')}). Магазину нужна пустая база. Ничего не изменено.`,
        kk: `бұл дерекқорда бөтен кестелер бар (${refusal.tables.join(', ')}). Дүкенге бос дерекқор керек. Ештеңе өзгерген жоқ.`,
      }
    case 'newer-database':
      return {
        ru: 'эту базу вёл более новый выпуск. Возьмите его или другую базу. Ничего не изменено.',
        kk: 'бұл дерекқорды жаңарақ шығарылым жүргізген. Сол шығарылымды не басқа дерекқорды алыңыз. Ештеңе өзгерген жоқ.',
      }
    case 'busy':
      return {
        ru: 'эту базу прямо сейчас готовит другой процесс. Дождитесь его и запустите снова. Ничего не изменено.',
        kk: 'бұл дерекқорды дәл қазір басқа процесс дайындап жатыр. Оны күтіп, қайта іске қосыңыз. Ештеңе өзгерген жоқ.',
      }
  }
}
