import { chooseWords, type Words } from './fixed-words.ts'

type Rule = readonly [said: RegExp, ...Words]

/** What is read aloud by lists to choose from and by rows that are moved, or told of files, with other names in it each time. */
const rules: readonly Rule[] = [
  [
    /^To pick up a draggable item, press the space bar\..*/s,
    'Чтобы переставить, нажмите пробел, двигайте стрелками и нажмите пробел ещё раз. Отменить: Escape.',
    'Орнын ауыстыру үшін бос орын пернесін басып, бағыттауышпен жылжытыңыз да, бос орынды тағы басыңыз. Бас тарту: Escape.',
  ],
  [/^Picked up draggable item .*/, 'Взято, можно двигать.', 'Алынды, жылжытуға болады.'],
  [/^Draggable item .* was moved over droppable area .*/, 'Передвинуто.', 'Жылжытылды.'],
  [/^Draggable item .* is no longer over a droppable area\./, 'Сюда поставить нельзя.', 'Мұнда қоюға болмайды.'],
  [/^Draggable item .* was dropped.*/, 'Поставлено.', 'Қойылды.'],
  [/^Dragging was cancelled\..*/, 'Отменено, всё стоит как стояло.', 'Бас тартылды, бәрі бұрынғы орнында.'],
  [
    /^Use Up and Down to choose options.*/,
    'Стрелки вверх и вниз выбирают, Enter берёт, Escape закрывает.',
    'Жоғары және төмен бағыттауыш таңдайды, Enter алады, Escape жабады.',
  ],
  [
    /^(.*?) is focused .*press Down to open the menu.*/,
    'Список открывает стрелка вниз, буквы ищут в нём.',
    'Тізімді төмен бағыттауыш ашады, әріп терсеңіз іздейді.',
  ],
  [
    /^Use left and right to toggle between focused values.*/,
    'Стрелки влево и вправо переходят по выбранному, Backspace убирает.',
    'Солға және оңға бағыттауыш таңдалғандарды аралайды, Backspace алып тастайды.',
  ],
  [/^option (.*), deselected\.$/, 'Убрано: $1.', 'Алып тасталды: $1.'],
  [/^All selected options have been cleared\.$/, 'Убрано всё.', 'Бәрі алып тасталды.'],
  [/^option (.*) is disabled\. Select another option\.$/, '$1: выбрать нельзя.', '$1: таңдауға болмайды.'],
  [/^options? (.*), selected\.$/, 'Выбрано: $1.', 'Таңдалды: $1.'],
  [/^value (.*) focused, (\d+) of (\d+)\.$/, '$1, $2 из $3.', '$1, $3 ішінен $2.'],
  [/^(.*?) selected( disabled)?, (\d+) of (\d+)\.$/, '$1, выбрано, $3 из $4.', '$1, таңдалған, $4 ішінен $3.'],
  [/^(.*?)( disabled)?, (\d+) of (\d+)\.$/, '$1, $3 из $4.', '$1, $4 ішінен $3.'],
  [/^(\d+) results? available for search term (.*)\.$/, 'Нашлось по «$2»: $1.', '«$2» бойынша табылды: $1.'],
  [/^No columns selected$/, 'Ни одна колонка не выбрана', 'Бірде-бір баған таңдалмаған'],
  [/^Successfully saved (\d+) files$/, 'Сохранено файлов: $1', 'Сақталған файлдар: $1'],
  [/^Failed to save (\d+) files$/, 'Не сохранено файлов: $1', 'Сақталмаған файлдар: $1'],
  [/^Failed to fetch the file\.$/, 'Файл по этому адресу не получен.', 'Бұл мекенжайдан файл алынбады.'],
  [/^The provided URL is not allowed\.$/, 'С этого адреса файл взять нельзя.', 'Бұл мекенжайдан файл алуға болмайды.'],
  [
    /^(Refreshing token|Refreshing permissions|Fetching user) failed: .*/s,
    'Сервер не отвечает, попробуйте ещё раз.',
    'Сервер жауап бермейді, қайталап көріңіз.',
  ],
  [/^(\d+) results? available\.$/, 'Есть из чего выбрать: $1.', 'Таңдауға болады: $1.'],
]

/** A sentence in the language of the admin; null where it is not one of Payload’s English ones. */
export function ownSentence(said: string, language: string): string | null {
  const text = said.trim()
  const rule = rules.find(([pattern]) => pattern.test(text))
  return rule ? text.replace(rule[0], chooseWords([rule[1], rule[2]], language)) : null
}
