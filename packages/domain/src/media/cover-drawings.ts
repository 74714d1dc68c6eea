import type { DrawingWords } from './drawing-words.ts'

/** Drawings of what articles, services and promotions are about, by the name each has in its file; wider than high. */
export const coverDrawings = {
  'cover-audiogram': ['Аудиограмма', 'Аудиограмма'],
  'cover-ear-section': ['Ухо в разрезе', 'Құлақтың қимасы'],
  'cover-diary': ['Дневник первых дней', 'Алғашқы күндер күнделігі'],
  'cover-two-or-one': ['Один аппарат или два', 'Бір аппарат па, екеу ме'],
  'cover-tinnitus': ['Шум в ушах', 'Құлақтағы шуыл'],
  'cover-memory': ['Слух и память', 'Есту және жад'],
  'cover-child-toy': ['Ребёнок слышит игрушку', 'Бала ойыншық дыбысын естіп отыр'],
  'cover-implant-or-aid': ['Аппарат или имплант', 'Аппарат па, имплант па'],
  'cover-noise': ['Шум на работе', 'Жұмыстағы шу'],
  'cover-talk': ['Разговор за столом', 'Дастарқан басындағы әңгіме'],
  'cover-tv': ['Телевизор дома', 'Үйдегі теледидар'],
  'cover-otoscope': ['Осмотр уха', 'Құлақты тексеру'],
  'cover-cleaning': ['Чистка аппарата', 'Аппаратты тазалау'],
  'cover-battery-hand': ['Новая батарейка', 'Жаңа батарея'],
  'cover-phone': ['Разговор по телефону', 'Телефонмен сөйлесу'],
  'cover-loop': ['Зал с индукционной петлёй', 'Индукциялық тұзағы бар зал'],
  'cover-certificate': ['Сертификат на аппарат', 'Аппаратқа берілген сертификат'],
  'cover-booth': ['Проверка слуха в кабине', 'Кабинада есту қабілетін тексеру'],
  'cover-tympanogram': ['Тимпанограмма', 'Тимпанограмма'],
  'cover-newborn': ['Проверка слуха младенца', 'Нәрестенің есту қабілетін тексеру'],
  'cover-fitting': ['Подбор аппарата', 'Аппарат таңдау'],
  'cover-tuning': ['Настройка аппарата', 'Аппаратты баптау'],
  'cover-mould': ['Слепок уха', 'Құлақ қалыбын алу'],
  'cover-repair': ['Ремонт аппарата', 'Аппаратты жөндеу'],
  'cover-processor-tuning': ['Настройка процессора', 'Процессорды баптау'],
  'cover-home': ['Приём на дому', 'Үйде қабылдау'],
  'cover-video-call': ['Приём по видеосвязи', 'Бейнебайланыспен қабылдау'],
  'cover-parcel': ['Доставка', 'Жеткізу'],
  'cover-instalment': ['Рассрочка', 'Бөліп төлеу'],
  'cover-discount': ['Скидка пенсионерам', 'Зейнеткерлерге жеңілдік'],
  'cover-gifts': ['Подарки', 'Сыйлықтар'],
  'cover-battery-year': ['Батарейки на год', 'Бір жылдық батареялар'],
} as const satisfies Record<string, DrawingWords>

export type CoverDrawing = keyof typeof coverDrawings
