type SynonymSeed = { key: string; words: readonly [string, ...string[]]; language?: 'ru' | 'kk' }

/** Words that mean the same, the commonest first; see the collection `search-synonyms`. */
export const synonyms: readonly SynonymSeed[] = [
  {
    key: 'hearing-aid',
    words: [
      ...(['слуховой аппарат', 'аппарат', 'слуховик', 'слуховой прибор', 'усилитель слуха', 'аппарат для слуха'] as const),
      ...['есту аппараты', 'құлақ аппараты', 'есту құралы'],
    ],
  },
  { key: 'hard-of-hearing', words: ['плохо слышит', 'глухой', 'слабослышащий', 'нашар естиді', 'естімейтін адам'] },
  { key: 'battery', words: ['батарейка', 'батарея', 'қуат көзі'] },
  { key: 'charger', words: ['зарядное устройство', 'зарядка', 'зарядник', 'зарядтау құрылғысы', 'зарядтағыш'] },
  { key: 'earmould', words: ['вкладыш', 'ушной вкладыш', 'отопластика', 'құлақ ішпегі'] },
  { key: 'dome', words: ['купол', 'резинка', 'насадка', 'грибок', 'күмбезше', 'резеңке'] },
  { key: 'earplug', words: ['беруши', 'затычки', 'құлақ тығыны'] },
  { key: 'case', words: ['чехол', 'футляр', 'кейс', 'коробка', 'қап', 'қорап'] },
  { key: 'doorbell', words: ['дверной звонок', 'звонок на дверь', 'есік қоңырауы', 'есік звоногы'] },
  { key: 'earwax-filter', words: ['фильтр от серы', 'серный фильтр', 'құлық сүзгісі'] },
  { key: 'cochlear-implant', words: ['кохлеарный имплант', 'кохлеар имплант', 'КИ'] },
  { key: 'ear-doctor', words: ['сурдолог', 'ушной врач', 'врач по слуху', 'лор', 'құлақ дәрігері'] },
  { key: 'at-home', words: ['выезд на дом', 'вызвать на дом', 'на дому', 'үйге бару', 'үйге шақыру', 'үйге келу'] },
  { key: 'repair', words: ['ремонт', 'починить', 'починка', 'сломался', 'жөндеу'] },
  { key: 'hearing-test', words: ['проверка слуха', 'тест слуха', 'аудиометрия', 'есту қабілетін тексеру'] },
  { key: 'tinnitus', words: ['шум в ушах', 'звон в ушах', 'тиннитус', 'құлақтағы шуыл', 'құлақ шуылы'] },
  { key: 'instalments', words: ['рассрочка', 'бөліп төлеу'] },
  { key: 'phonak', words: ['Phonak', 'фонак'] },
  { key: 'bernafon', words: ['Bernafon', 'бернафон'] },
  { key: 'danavox', words: ['Danavox', 'данавокс'] },
  { key: 'advanced-bionics', words: ['Advanced Bionics', 'эдванс бионикс', 'адванс бионикс'] },
  { key: 'bluetooth', words: ['Bluetooth', 'блютуз', 'блютус'] },
]
