import type { Locale } from '@estu/domain/locale/locales'
import type { FaultCode, Step, TextFault } from './find-text-fault.ts'

type Words = Readonly<Record<Locale, string>>

const reasons: Readonly<Record<FaultCode, Words>> = {
  'not-a-text': {
    ru: 'Это не текст из редактора. Передайте его в том виде, в каком редактор его отдаёт.',
    kk: 'Бұл — редактордағы мәтін емес. Оны редактор беретін түрінде жіберіңіз.',
  },
  empty: {
    ru: 'В тексте нет ни одного абзаца. Нужен хотя бы один, можно пустой.',
    kk: 'Мәтінде бірде-бір абзац жоқ. Кемінде біреуі керек, бос болса да болады.',
  },
  'stray-words': {
    ru: 'Слова стоят вне абзаца. Верните абзац вокруг них.',
    kk: 'Сөздер абзацтан тыс тұр. Оларды абзацтың ішіне қайтарыңыз.',
  },
  'unknown-node': {
    ru: 'Такой части в этом тексте быть не может. Уберите её.',
    kk: 'Бұл мәтінде мұндай бөлік болмайды. Оны алып тастаңыз.',
  },
  'wrong-place': {
    ru: 'Эта часть не может стоять внутри такой. Вынесите её отдельно.',
    kk: 'Бұл бөлік мұндай бөліктің ішінде тұра алмайды. Оны бөлек шығарыңыз.',
  },
  'broken-node': {
    ru: 'Эта часть повреждена. Вставьте её заново.',
    kk: 'Бұл бөлік бүлінген. Оны қайта енгізіңіз.',
  },
  'too-deep': {
    ru: 'Части вложены одна в другую слишком глубоко. Упростите текст.',
    kk: 'Бөліктер бірінің ішіне бірі тым терең салынған. Мәтінді ықшамдаңыз.',
  },
}

const names: Readonly<Record<string, Words>> = {
  paragraph: { ru: 'абзац', kk: 'абзац' },
  heading: { ru: 'заголовок', kk: 'тақырып' },
  quote: { ru: 'цитата', kk: 'дәйексөз' },
  list: { ru: 'список', kk: 'тізім' },
  listitem: { ru: 'пункт', kk: 'тармақ' },
  link: { ru: 'ссылка', kk: 'сілтеме' },
  autolink: { ru: 'ссылка', kk: 'сілтеме' },
  text: { ru: 'слова', kk: 'сөздер' },
  tab: { ru: 'отступ', kk: 'шегініс' },
  linebreak: { ru: 'перенос строки', kk: 'жол тасымалы' },
  upload: { ru: 'изображение', kk: 'сурет' },
  block: { ru: 'вставка', kk: 'кірістірме' },
}

const unnamed: Words = { ru: 'часть', kk: 'бөлік' }

/** Where a fault is: `3 (список) → 1 (слова): «Кіріспе…»`; nothing where it is the whole text. */
export function placeInWords({ place, words }: TextFault, language: Locale): string {
  const steps = place.map((step) => stepInWords(step, language)).join(' → ')
  return words ? `${steps}: «${words}»` : steps
}

const stepInWords = ({ number, type }: Step, language: Locale) => `${number} (${(names[type] ?? unnamed)[language]})`

const notStored: Readonly<Record<Locale, Words>> = {
  ru: {
    ru: 'Текст на русском не сохранён: редактор не смог бы его открыть.',
    kk: 'Орысша мәтін сақталмады: редактор оны аша алмас еді.',
  },
  kk: {
    ru: 'Текст на казахском не сохранён: редактор не смог бы его открыть.',
    kk: 'Қазақша мәтін сақталмады: редактор оны аша алмас еді.',
  },
}

/** The sentence for whoever saves: what is refused, where in the text, and what to do. */
export function faultSentence(fault: TextFault, locale: Locale, language: Locale): string {
  const place = placeInWords(fault, language)
  const where = place && `${language === 'ru' ? 'Место' : 'Орны'}: ${place}.`
  return [notStored[locale][language], where, reasons[fault.code][language]].filter(Boolean).join(' ')
}
