/** Words that mean the same, the commonest first; see the collection `search-synonyms`. */
export const synonyms: readonly { key: string; words: readonly [string, ...string[]]; language?: 'ru' | 'kk' }[] = [
  { key: 'hearing-aid', words: ['слуховой аппарат', 'есту аппараты', 'слуховик', 'құлақ аппараты'] },
  { key: 'battery', words: ['батарейка', 'батарея', 'батареялар', 'қуат көзі'] },
  { key: 'earmould', words: ['вкладыш', 'құлақ ішпегі', 'ушной вкладыш', 'отопластика'] },
  { key: 'cochlear-implant', words: ['кохлеарный имплант', 'кохлеар имплант', 'КИ'] },
  { key: 'phonak', words: ['Phonak', 'фонак'] },
  { key: 'bernafon', words: ['Bernafon', 'бернафон'] },
  { key: 'danavox', words: ['Danavox', 'данавокс'] },
  { key: 'advanced-bionics', words: ['Advanced Bionics', 'адвансд бионикс', 'эдванс бионикс'] },
  { key: 'bluetooth', words: ['Bluetooth', 'блютуз', 'блютус'] },
  { key: 'repair', words: ['ремонт', 'жөндеу', 'починить'] },
  { key: 'hearing-test', words: ['проверка слуха', 'есту қабілетін тексеру', 'тест слуха', 'аудиометрия'] },
  { key: 'instalments', words: ['рассрочка', 'бөліп төлеу'] },
  { key: 'earwax-filter', words: ['фильтр от серы', 'құлық сүзгісі', 'серный фильтр'] },
  { key: 'tinnitus', words: ['шум в ушах', 'звон в ушах', 'құлақтағы шуыл', 'тиннитус'] },
]
